import type { Standing } from '../waiting'
import { fleetTotals } from './fleet'

/** How the machines stand that somebody runs, as the list of them says. */
export const fleetStanding: Standing = async ({ db, userId, now }) => {
  const { online, offline } = await fleetTotals(db, { operatorId: userId, now })
  if (online + offline === 0) return '现在没有归您管的机器'
  return `${online + offline} 台 · ${offline > 0 ? `${offline} 台离线` : '都在线'}`
}
