import type { Role } from '@contract/call'
import { demoFile } from './demo-files'

interface Person {
  userId: string
  phone: string
  nickname: string
  addresses?: readonly DemoAddress[]
}

interface DemoAddress {
  name: string
  phone: string
  region_code: string
  detail: string
  is_default: 0 | 1
}

export interface DemoAccount extends Person {
  roles: readonly Role[]
}

const read = <Content>(name: string) => JSON.parse(demoFile(name)) as Content

const open = () => ({
  people: read<Record<string, Person>>('people.json'),
  staff: read<{ staff: { phone: string; roles: Role[] }[] }>('staff.json').staff,
})

let files: ReturnType<typeof open> | undefined

function account(name: string): DemoAccount {
  const { people, staff } = (files ??= open())
  const person = people[name]!
  const { roles = [] } = staff.find(({ phone }) => phone === person.phone) ?? {}
  return { ...person, roles }
}

/**
 * The people of the demo data. Areas hang their seeds on these ids. They are read when somebody
 * asks for one: a production folder has none.
 */
export const demo = {
  get consumer() {
    return account('consumer')
  },
  get newcomer() {
    return account('newcomer')
  },
  get operator() {
    return account('operator')
  },
  get otherOperator() {
    return account('otherOperator')
  },
  get merchant() {
    return account('merchant')
  },
  get otherMerchant() {
    return account('otherMerchant')
  },
}
