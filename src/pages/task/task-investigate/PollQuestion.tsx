import { useState } from 'react'
import type { Out } from '@contract/api'
import { CallError } from '@/blocks/form/CallError'
import { useRead } from '@/cache/useRead'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { PollAnswer } from './PollAnswer'

interface PollQuestionProps {
  billUserId: string
  question: NonNullable<Out<'/tp5/api/AdTask/dcsQuestionnaire'>['question']>
  /** Undefined: the one that is open. */
  onNext: (question: string | undefined) => void
}

/** One question; the button says whether its answer is the last. */
export function PollQuestion({ billUserId: bill_user_id, question, onNext }: PollQuestionProps) {
  const { id, type, text, answer, nth, before } = question
  const [given, setGiven] = useState<readonly string[]>(answer)
  const isText = type === 'text'
  const said = isText ? { words: (given[0] ?? '').trim() } : { chosen: [...given].sort().join(',') }
  const isEmpty = given.length === 0 || (isText && said.words === '')
  const asked = { bill_user_id, question: id, ...said }
  const { data: onward } = useRead(
    '/tp5/api/AdTask/nextDcsQuestionId',
    isEmpty || isText ? null : asked,
  )
  const save = useSubmit(async () => {
    const { next } = await api.post('/tp5/api/AdTask/submitDcsQuestionnaire', asked)
    onNext(next ?? undefined)
  })
  return (
    <Card>
      <Stack>
        <Text size="sm" tone="ink3">
          {`第 ${nth} 题${type === 'multiple' ? '，可以选几项' : ''}`}
        </Text>
        <Text size="md" strong heading={2}>
          {text}
        </Text>
        <PollAnswer question={question} given={given} onChange={setGiven} />
        <CallError error={save.error} />
        <Row>
          {before !== null && (
            <Button kind="soft" shape="full" onPress={() => onNext(before)}>
              上一题
            </Button>
          )}
          <Button
            shape="full"
            disabled={isEmpty}
            busy={save.busy}
            onPress={() => void save.submit()}
          >
            {onward && onward.next === null ? '答完了' : '下一题'}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
