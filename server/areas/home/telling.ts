import type { Telling } from '../telling'

export const homeTelling: Telling = {
  machine_bonds: { title: '绑定的售货机', of: 'user_id', columns: ['machine_id', 'bound_at'] },
}
