import { useState } from 'react'
import type { Out } from '@contract/api'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Progress } from '@/ui/progress/Progress'
import { RadioGroup } from '@/ui/radio/RadioGroup'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

interface QuestionCardProps {
  nth: number
  of: number
  question: Out<'/tp5/api/AdTask/questionnaire'>['questions'][number]
  known: string | undefined
  busy: boolean
  onBack?: (() => void) | undefined
  onAnswer: (choice: string) => void
}

/** One question with its choices. */
export function QuestionCard(props: QuestionCardProps) {
  const { nth, of, question, known, busy, onBack, onAnswer } = props
  const [choice, setChoice] = useState(known)
  return (
    <Card>
      <Stack>
        <Progress
          label={`第 ${nth + 1} 题，共 ${of} 题`}
          value={nth}
          whole={of}
          note={nth > 0 ? `第 ${nth} 题已存` : ''}
        />
        <Text size="md" strong heading={2}>
          {question.text}
        </Text>
        <RadioGroup
          label={question.text}
          options={question.options.map(({ key, text }) => ({ value: key, label: text }))}
          value={choice}
          onChange={setChoice}
        />
        <Row>
          {onBack && (
            <Button kind="soft" shape="full" onPress={onBack}>
              上一题
            </Button>
          )}
          <Button
            shape="full"
            disabled={choice === undefined}
            busy={busy}
            onPress={() => choice !== undefined && onAnswer(choice)}
          >
            {nth + 1 < of ? '下一题' : '交卷'}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
