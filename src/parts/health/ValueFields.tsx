import { Field } from '@/ui/field/Field'
import { RadioGroup } from '@/ui/radio/RadioGroup'
import type { Form } from './health'
import type { ReadingForm } from './useReadingForm'
import { fieldsOf, type PartKey } from './written'

interface ValueFieldsProps {
  form: Form
  reading: ReadingForm
}

/** What a reading is written down with. */
export function ValueFields({ form, reading }: ValueFieldsProps) {
  const { chosen, choose, field } = reading
  const options = form.parts.map(({ part, name }) => ({ value: part, label: name }))
  return (
    <>
      {form.needs === 'one' && (
        <RadioGroup<PartKey>
          label="什么时候量的"
          options={options}
          value={chosen}
          onChange={choose}
        />
      )}
      {fieldsOf(form, chosen).map(({ name, label, part }) => (
        <Field
          key={name}
          label={label}
          kind={part.digits === 0 ? 'number' : 'decimal'}
          maxLength={7}
          {...field(name)}
        />
      ))}
    </>
  )
}
