import { useState } from 'react'
import { useForm } from '@/blocks/form/useForm'
import type { Form, Reading } from './health'
import { faultsOf, type PartKey, type Typed, typedOf, type Values, valuesOf } from './written'

/** The values of a reading, new or as they are. */
export function useReadingForm(form: Form, reading?: Reading) {
  const first = reading?.values[0]?.part ?? form.parts[0]!.part
  const [chosen, choose] = useState<PartKey>(first)
  const { field, check } = useForm<Typed, string>(
    () => typedOf(form, reading?.values ?? []),
    (typed) => faultsOf(form, chosen, typed),
  )
  return {
    chosen,
    choose,
    field,
    /** What was written; undefined while a field is at fault, which shows. */
    check: (): Values | undefined => {
      const typed = check()
      return typed && { ...kept(form, reading), ...valuesOf(form, chosen, typed) }
    },
  }
}

export type ReadingForm = ReturnType<typeof useReadingForm>

/** What a device measured beside it and no hand writes stays as it was. */
function kept(form: Form, reading: Reading | undefined): Values {
  const optional = form.parts.filter((part) => part.optional === 1).map(({ part }) => part)
  const values = (reading?.values ?? []).filter(({ part }) => optional.includes(part))
  return Object.fromEntries(values.map(({ part, value }) => [part, value]))
}
