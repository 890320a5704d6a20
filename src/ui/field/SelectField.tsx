import { useState } from 'react'
import { RadioGroup, type RadioOption } from '@/ui/radio/RadioGroup'
import { Sheet } from '@/ui/sheet/Sheet'
import type { FieldProps } from './FieldFrame'
import { PickField } from './PickField'

interface SelectFieldProps<Value extends string> extends FieldProps {
  options: readonly RadioOption<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
}

/** One of several, chosen on a sheet, which closes with the choice. */
export function SelectField<Value extends string>({
  label,
  id,
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
        {...{ id, label, error }}
        text={chosen?.label ?? ''}
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
