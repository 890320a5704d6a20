import { useState } from 'react'
import { RadioGroup, type RadioOption } from '@/ui/radio/RadioGroup'
import { Sheet } from '@/ui/sheet/Sheet'
import { PickField } from './PickField'

interface SelectFieldProps<Value extends string> {
  label: string
  options: readonly RadioOption<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  error?: string | undefined
}

/** One of several, chosen on a sheet, which closes with the choice. */
export function SelectField<Value extends string>({
  label,
  options,
  value,
  onChange,
  error,
}: SelectFieldProps<Value>) {
  const [choosing, setChoosing] = useState(false)
  const chosen = options.find((option) => option.value === value)
  return (
    <>
      <PickField
        label={label}
        text={chosen?.label ?? ''}
        error={error}
        onPress={() => setChoosing(true)}
      />
      <Sheet open={choosing} title={label} onClose={() => setChoosing(false)}>
        <RadioGroup
          label={label}
          options={options}
          value={value}
          onChange={(next) => {
            setChoosing(false)
            onChange(next)
          }}
        />
      </Sheet>
    </>
  )
}
