import { View } from '@tarojs/components'
import type { useForm } from '@/blocks/form/useForm'
import { Field } from '@/ui/field/Field'
import { RadioGroup } from '@/ui/radio/RadioGroup'
import { Text } from '@/ui/text/Text'
import type { Item, Typed } from './answers'

interface QuestionFieldProps {
  item: Item
  form: ReturnType<typeof useForm<Typed, string>>
}

/** One question, and where what stands there is from. */
export function QuestionField({ item, form }: QuestionFieldProps) {
  const { item: name, ask, kind, unit, digits, choices, known, known_from: from } = item
  const isKnown = known !== '' && form.values[name] === known
  const { id, error } = form.mark(name)
  return (
    <View>
      {kind === 'number' ? (
        <Field
          label={`${ask}（${unit}）`}
          kind={digits === 0 ? 'number' : 'decimal'}
          maxLength={6}
          {...form.field(name)}
        />
      ) : (
        <View id={id}>
          <Text strong>{ask}</Text>
          <RadioGroup
            label={ask}
            options={choices.map(({ choice, text }) => ({ value: choice, label: text }))}
            value={form.values[name]}
            onChange={(choice) => form.change({ [name]: choice })}
          />
          {error && (
            <Text size="sm" tone="danger">
              {error}
            </Text>
          )}
        </View>
      )}
      {isKnown && (
        <Text size="sm" tone="ink2">
          {`${from}，不对请改`}
        </Text>
      )}
    </View>
  )
}
