import type { Out } from '@contract/api'
import { Field } from '@/ui/field/Field'
import { RadioGroup } from '@/ui/radio/RadioGroup'
import { Stack } from '@/ui/stack/Stack'
import { Checkbox } from '@/ui/switch/Checkbox'

interface PollAnswerProps {
  question: NonNullable<Out<'/tp5/api/AdTask/dcsQuestionnaire'>['question']>
  given: readonly string[]
  onChange: (given: readonly string[]) => void
}

/** One of several, some of them, or words. */
export function PollAnswer({
  question: { type, text, options },
  given,
  onChange,
}: PollAnswerProps) {
  if (type === 'text')
    return (
      <Field
        label="您的回答"
        multiline
        counted
        maxLength={300}
        value={given[0] ?? ''}
        onChange={(words) => onChange([words])}
      />
    )
  if (type === 'single')
    return (
      <RadioGroup
        label={text}
        options={options.map((option) => ({ value: option.key, label: option.text }))}
        value={given[0]}
        onChange={(key) => onChange([key])}
      />
    )
  return (
    <Stack>
      {options.map((option) => (
        <Checkbox
          key={option.key}
          label={option.text}
          ticked={given.includes(option.key)}
          onChange={(ticked) =>
            onChange(ticked ? [...given, option.key] : given.filter((key) => key !== option.key))
          }
        >
          {option.text}
        </Checkbox>
      ))}
    </Stack>
  )
}
