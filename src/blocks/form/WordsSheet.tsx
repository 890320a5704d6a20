import type { Submit } from '@/request/useSubmit'
import { Field } from '@/ui/field/Field'
import { Text } from '@/ui/text/Text'
import { FormSheet } from './FormSheet'
import { useForm } from './useForm'

interface WordsSheetProps {
  title: string
  /** What has to be known before it is written. */
  note?: string
  label: string
  /** What is said where nothing is written. */
  missing: string
  most?: number
  submitText: string
  /** It cannot be taken back. */
  danger?: boolean
  act: Submit<[words: string], unknown>
  onClose: () => void
}

/** A few words that go with what is done. */
export function WordsSheet({ note, label, missing, most = 200, act, ...sheet }: WordsSheetProps) {
  const form = useForm({ words: '' }, ({ words }) => ({
    words: words.trim() ? undefined : missing,
  }))
  const send = () => {
    const said = form.check()
    if (said) void act.submit(said.words.trim())
  }
  return (
    <FormSheet {...sheet} busy={act.busy} error={act.error} onSubmit={send}>
      {note && <Text tone="ink2">{note}</Text>}
      <Field label={label} multiline counted maxLength={most} {...form.field('words')} />
    </FormSheet>
  )
}
