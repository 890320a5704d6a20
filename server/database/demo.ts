import type { Role } from '@contract/call'
import { demoFile } from './demo-files'

interface Person {
  userId: string
  phone: string
  nickname: string
  /** How many days ago their account was opened. */
  sinceDays: number
  /** Of whoever was verified before the demo begins. */
  identity?: { name: string; idNumber: string }
  addresses?: readonly DemoAddress[]
}

/** They make the figures of others believable; some keep a shop. */
export interface Neighbour extends Pick<Person, 'userId' | 'phone' | 'nickname'> {
  /** Where they belong, by its key. */
  village: string
  /** How long their account has been there. */
  daysAgo: number
  interests: readonly string[]
}

export const demoNeighbours = () => read<Neighbour[]>('neighbours.json')

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
  get advertiser() {
    return account('advertiser')
  },
  get otherAdvertiser() {
    return account('otherAdvertiser')
  },
  get thirdAdvertiser() {
    return account('thirdAdvertiser')
  },
  get thirdOperator() {
    return account('thirdOperator')
  },
  get fourthOperator() {
    return account('fourthOperator')
  },
  get fifthOperator() {
    return account('fifthOperator')
  },
  get sixthOperator() {
    return account('sixthOperator')
  },
  get owner() {
    return account('owner')
  },
  get otherOwner() {
    return account('otherOwner')
  },
  get thirdOwner() {
    return account('thirdOwner')
  },
  get fourthOwner() {
    return account('fourthOwner')
  },
  get maintainer() {
    return account('maintainer')
  },
  get otherMaintainer() {
    return account('otherMaintainer')
  },
  get thirdMaintainer() {
    return account('thirdMaintainer')
  },
  get house() {
    return account('house')
  },
  get otherHouse() {
    return account('otherHouse')
  },
  get developer() {
    return account('developer')
  },
  get otherDeveloper() {
    return account('otherDeveloper')
  },
  get steward() {
    return account('steward')
  },
  get otherSteward() {
    return account('otherSteward')
  },
  get elder() {
    return account('elder')
  },
  get father() {
    return account('father')
  },
  get daughter() {
    return account('daughter')
  },
}
