import { CallError } from '@/blocks/form/CallError'
import { useForm } from '@/blocks/form/useForm'
import type { Submit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/field/Field'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

interface WordsSheetProps {
  title: string
  label: string
  /** What is said where nothing is written. */
  missing: string
  button: string
  note?: string
  act: Submit<[words: string], unknown>
  onClose: () => void
}

/** A few words to the customer. */
export function WordsSheet({ title, label, missing, button, note, act, onClose }: WordsSheetProps) {
  const form = useForm({ words: '' }, ({ words }) => ({
    words: words.trim() ? undefined : missing,
  }))
  const send = () => {
    const said = form.check()
    if (said) void act.submit(said.words.trim())
  }
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      footer={
        <Button shape="full" busy={act.busy} onPress={send}>
          {button}
        </Button>
      }
    >
      <Stack>
        {note && <Text tone="ink2">{note}</Text>}
        <Field label={label} multiline counted maxLength={200} {...form.field('words')} />
        <CallError error={act.error} />
      </Stack>
    </Sheet>
  )
}
