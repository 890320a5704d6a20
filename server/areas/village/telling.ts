import type { Telling } from '../telling'

export const villageTelling: Telling = {
  village_members: { title: '所在的村社', of: 'user_id', columns: ['village_id', 'joined_at'] },
}
