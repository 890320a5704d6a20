import { useRead } from '@/cache/useRead'
import { SelectField } from '@/ui/field/SelectField'

/** One of my machines, or none in particular. */
export interface ChosenMachine {
  machine_id?: number
}

interface MyMachineFieldProps {
  machine: ChosenMachine
  onChange: (machine: ChosenMachine) => void
}

const all = 'all'

/** Which of my machines is looked at. It stands from the beginning, so that nothing moves later. */
export function MyMachineField({ machine, onChange }: MyMachineFieldProps) {
  const { data } = useRead('/tp5/api/IterReport/detail', {})
  const machines = data?.machines ?? []
  return (
    <SelectField
      label="哪台机器"
      value={machine.machine_id === undefined ? all : String(machine.machine_id)}
      options={[
        { value: all, label: '全部机器' },
        ...machines.map(({ machine_id, machine_sn, name }) => ({
          value: String(machine_id),
          label: name,
          note: machine_sn,
        })),
      ]}
      onChange={(chosen) => onChange(chosen === all ? {} : { machine_id: Number(chosen) })}
    />
  )
}
