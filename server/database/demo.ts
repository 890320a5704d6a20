import type { Role } from '@contract/call'
import { demoFile } from './demo-files'

type Name = 'consumer' | 'newcomer' | 'operator' | 'otherOperator' | 'merchant' | 'otherMerchant'

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

const people = read<Record<Name, Person>>('people.json')
const { staff } = read<{ staff: { phone: string; roles: Role[] }[] }>('staff.json')
const rolesOf = ({ phone }: Person) => staff.find((one) => one.phone === phone)?.roles ?? []

/** The people of the demo data. Areas hang their seeds on these ids. */
export const demo = Object.fromEntries(
  Object.entries(people).map(([name, person]) => [name, { ...person, roles: rolesOf(person) }]),
) as Record<Name, DemoAccount>
