import { api, type Path } from '@contract/api'
import type { Call } from '@contract/call'
import { people } from './samples'
import type { Stage } from './stage'

type Role = keyof typeof people

interface Reached {
  field: string
  value: string
}

/** What names a thing of somebody, in questions and in answers. */
const isName = (field: string) => /(_id|_sn|_no|_key|ticket|token)$/.test(field)

/** What somebody hands to others on purpose: whoever is given it may use it. */
const handedOn: Readonly<Record<string, string>> = {
  invite_id: 'a gift or an invitation is taken by whoever is given its link',
  entry_id: 'friends light lamps of an entry that was shared with them',
}

/** Whoever stands before a machine may name it, a parcel bears its number, and developers read each other's places. */
const ofTheStreet = new Set([
  'lead_id',
  'machine_id',
  'machine_sn',
  'offline_goods_id',
  'slot_no',
  'tracking_no',
])

/** The names of things that a person is told, and a stranger of the same role is not. */
export async function findOwned(stage: Stage) {
  const found = new Map<Role, Map<string, Set<string>>>()
  const everybodys = await namesTold(stage)
  for (const role of Object.keys(people) as Role[]) {
    const own = await namesTold(stage, role, people[role].self)
    const others = await namesTold(stage, role, people[role].stranger)
    for (const [field, values] of own) {
      for (const value of others.get(field) ?? []) values.delete(value)
      if (values.size === 0) own.delete(field)
    }
    found.set(role, own)
  }
  return {
    /** Names things that nobody is told of without signing in. */
    isPrivate: (field: string) => !everybodys.has(field) && !ofTheStreet.has(field),
    /** Every value, whatever it names. */
    of: (role: Role) => [...found.get(role)!.values()].flatMap((values) => [...values]),
    /** What the call could be asked for with it: two of each field. */
    reachedBy(path: Path, role: Role): Reached[] {
      return Object.keys(api[path].in.shape)
        .filter((field) => !(field in handedOn))
        .flatMap((field) =>
          [...(found.get(role)!.get(field) ?? [])].slice(0, 2).map((value) => ({ field, value })),
        )
    },
  }
}

export type Owned = Awaited<ReturnType<typeof findOwned>>

/** All names in what the reads that are open to them tell this person; without one, to anybody. */
async function namesTold(stage: Stage, role?: Role, userId = '') {
  const names = new Map<string, Set<string>>()
  const note = (field: string, value: string) =>
    names.set(field, (names.get(field) ?? new Set()).add(value))
  for (const path of Object.keys(api) as Path[]) {
    const call: Call = api[path]
    if (!call.of || !isOpenTo(call, role)) continue
    const token = role && (await stage.house.signIn(userId))
    const input = await stage.sample(path, token).catch(() => ({}))
    const { error, data } = await stage.house.call(path, input, { token })
    if (error === 0) namesIn(data, note)
  }
  return names
}

const isOpenTo = ({ access }: Call, role?: Role) =>
  access === 'public' || (role !== undefined && (access === 'user' || access === role))

function namesIn(data: unknown, note: (field: string, value: string) => void): void {
  if (typeof data !== 'object' || data === null) return
  for (const [field, value] of Object.entries(data) as [string, unknown][]) {
    const isPlain = typeof value === 'string' || typeof value === 'number'
    if (isPlain && isName(field) && String(value) !== '') note(field, String(value))
    else namesIn(value, note)
  }
}
