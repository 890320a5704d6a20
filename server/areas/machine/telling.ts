import type { Telling } from '../telling'

export const machineTelling: Telling = {
  machine_choices: { title: '选择的售货机', of: 'user_id', columns: ['machine_id', 'chosen_at'] },
  iter_machines: {
    title: '负责的售货机',
    of: 'operator_id',
    columns: ['machine_sn', 'name', 'village', 'address'],
  },
  machine_commands: { untold: 'what a machine was told to do: the order says it' },
  machine_incidents: { untold: 'what went wrong with a machine: the order says what became of it' },
}
