import type { Telling } from '../telling'

export const machineTelling: Telling = {
  machine_choices: { title: '选择的售货机', of: 'user_id', columns: ['machine_id', 'chosen_at'] },
  machine_presences: {
    title: '刚才站在哪台售货机前',
    of: 'user_id',
    columns: ['machine_id', 'proof', 'metres', 'proved_at', 'until'],
  },
  machine_pickups: {
    title: '等您来取的货',
    of: 'user_id',
    columns: ['machine_id', 'order_sn', 'code'],
  },
  iter_machines: { untold: 'what a machine signs with: a secret of no person' },
  slot_movements: { untold: 'what went in and out of a slot: of no person' },
  machine_commands: { untold: 'what a machine was told to do: the order says it' },
  machine_incidents: { untold: 'what went wrong with a machine: the order says what became of it' },
}
