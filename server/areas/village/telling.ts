import type { Telling } from '../telling'

export const villageTelling: Telling = {
  village_member_moves: {
    title: '加入村社的经过',
    of: 'user_id',
    columns: ['village_id', 'state', 'reason', 'moved_at'],
  },
  village_members: {
    title: '所在的村社',
    of: 'user_id',
    columns: ['village_id', 'joined_at', 'state', 'reason', 'decided_at'],
  },
}
