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

const people = read<Record<string, Person>>('people.json')
const { staff } = read<{ staff: { phone: string; roles: Role[] }[] }>('staff.json')

function account(name: string): DemoAccount {
  const person = people[name]!
  const { roles = [] } = staff.find(({ phone }) => phone === person.phone) ?? {}
  return { ...person, roles }
}

/** The people of the demo data. Areas hang their seeds on these ids. */
export const demo = {
  consumer: account('consumer'),
  newcomer: account('newcomer'),
  operator: account('operator'),
  otherOperator: account('otherOperator'),
  merchant: account('merchant'),
  otherMerchant: account('otherMerchant'),
}
