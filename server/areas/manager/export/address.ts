import { signedAddresses } from '@server/call/signed-address'
import { keyedHash } from '@server/database/data-key'
import { uuidShape } from '@server/database/uuid'
import type { Settings } from '@server/config'
import type { Scope } from '../scope'

export const csvPath = '/files/machines/:about'

export const csvAddresses = signedAddresses({
  hash: (key, text) => keyedHash(key, 'machine report address', text),
  lastsSeconds: 300,
})

type Asked = Pick<Scope, 'userId' | 'machineId' | 'range'>

const subjectOf = ({ userId, machineId, range: { from, to } }: Asked) =>
  `${userId}_${machineId ?? 'all'}_${from ?? 'all'}_${to ?? 'all'}.csv`

const shape = /^([0-9a-f-]{36})_(\d{1,10}|all)_(\d{4}-\d\d-\d\d|all)_(\d{4}-\d\d-\d\d|all)\.csv$/

const orNull = (said: string) => (said === 'all' ? null : said)

/** What an address is about; undefined where it is none of ours. */
export function aboutOf(subject: string): Asked | undefined {
  const [, userId, machine, from, to] = shape.exec(subject) ?? []
  if (!userId || !machine || !from || !to || !uuidShape.test(userId)) return undefined
  const machineId = machine === 'all' ? null : Number(machine)
  return { userId, machineId, range: { from: orNull(from), to: orNull(to) } }
}

export function csvAddress(config: Settings, asked: Asked, now: Date) {
  const subject = subjectOf(asked)
  const { text, expiresAt } = csvAddresses.query(config.dataKey, subject, now)
  return {
    url: `${config.publicUrl ?? ''}${csvPath.replace(':about', subject)}?${text}`,
    expiresAt,
  }
}
