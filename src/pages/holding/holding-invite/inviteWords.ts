import type { Out } from '@contract/api'
import { monthDayHour } from '@/format/date'

export type Invite = Out<'/tp5/api/VipPackets/inviteDetail'>

const toGiver: Record<Invite['state'], string> = {
  open: '等邻居来领',
  accepted: '邻居已经收下了',
  takenBack: '您已经收回',
  expired: '没有人领，已经退回给您',
}

/** How it stands, said to the giver or to whoever it was meant for. */
export function stateWords({ state, state_text, mine, holding_id }: Invite): string {
  if (mine === 1) return toGiver[state]
  if (state === 'accepted' && holding_id) return '您已经收下了'
  return state_text
}

/** 03-12 08:05 前可以领取; nothing once it is over. */
export const untilWords = ({ state, expires_at }: Invite): string =>
  state === 'open' ? `${monthDayHour(new Date(expires_at))} 前可以领取` : ''
