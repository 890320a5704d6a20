import type { Form } from '@/blocks/form/useForm'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Field } from '@/ui/field/Field'
import { FieldError } from '@/ui/field/FieldError'
import { Stack } from '@/ui/stack/Stack'
import { Switch } from '@/ui/switch/Switch'
import { Text } from '@/ui/text/Text'
import { blank, type Written } from './questionText'
import type { faultsOf, TaskWish } from './taskWish'

interface QuestionsFieldsProps {
  form: Form<TaskWish, keyof ReturnType<ReturnType<typeof faultsOf>>>
}

const most = { video: 5, web: 0, question: 5, questionnaire: 30, screenshot: 0 }

/** The questions of a task, one below the other. */
export function QuestionsFields({ form }: QuestionsFieldsProps) {
  const { kind, questions } = form.values
  const branching = kind === 'questionnaire'
  const { id, error } = form.mark('questions')
  const change = (at: number, changed: Partial<Written>) =>
    form.change({
      questions: questions.map((one, nth) => (nth === at ? { ...one, ...changed } : one)),
    })
  return (
    <Stack>
      <Text size="sm" tone="ink3">
        {branching
          ? '一行一个选项，不写选项就是填空题；选项后面写“ > q3”就跳到第 3 题，写“ > 结束”就答完'
          : '一行一个选项，写上正确答案的字母'}
      </Text>
      {questions.map((one, at) => (
        <Card key={at}>
          <Stack>
            <Field
              label={branching ? `q${at + 1} 问什么` : `第 ${at + 1} 题`}
              maxLength={branching ? 80 : 60}
              value={one.text}
              onChange={(text) => change(at, { text })}
            />
            <Field
              label={`第 ${at + 1} 题的选项`}
              multiline
              maxLength={400}
              value={one.options}
              onChange={(options) => change(at, { options })}
            />
            <Field
              label={branching ? `第 ${at + 1} 题之后（选填）` : `第 ${at + 1} 题的正确答案`}
              maxLength={4}
              placeholder={branching ? '接着下一题' : 'A'}
              value={one.then}
              onChange={(then) => change(at, { then })}
            />
            {branching && (
              <Switch
                label="可以选几个"
                name={`第 ${at + 1} 题可以选几个`}
                on={one.multiple}
                onChange={(multiple) => change(at, { multiple })}
              />
            )}
            <Button
              kind="text"
              label={`去掉第 ${at + 1} 题`}
              onPress={() => form.change({ questions: questions.filter((_, nth) => nth !== at) })}
            >
              去掉这题
            </Button>
          </Stack>
        </Card>
      ))}
      <FieldError {...(id && { id })} text={error} />
      {questions.length < most[kind] && (
        <Button
          kind="soft"
          icon="plus"
          onPress={() => form.change({ questions: [...questions, blank] })}
        >
          加一题
        </Button>
      )}
    </Stack>
  )
}
