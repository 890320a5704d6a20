import { useState } from 'react'
import type { Out } from '@contract/api'
import { CallError } from '@/blocks/form/CallError'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { imageUrl } from '@/hosts/imageUrl'
import { replace } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { isOpen } from '@/parts/task/task'
import { TaskOver } from '@/parts/task/TaskOver'
import { useCompleting } from '@/parts/task/useCompleting'
import { Picture } from '@/platform/Picture'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { QuestionCard } from './QuestionCard'

type Questions = Out<'/tp5/api/AdTask/questionnaire'>

/** Questions that show whether somebody looked: one a screen, each answer kept. */
export default function TaskQuestion() {
  const { billuserid } = useRoute('taskQuestion')
  const call = useRead('/tp5/api/AdTask/questionnaire', { bill_user_id: billuserid })
  const { data } = call
  if (!data) return <UnloadedScreen route="taskQuestion" call={call} rows={3} />
  if (data.state === 'failed')
    return (
      <TaskOver
        route="taskQuestion"
        flag={data.flag}
        title="三次都没有全答对"
        text="这个任务不能再做了，看看别的任务吧"
      />
    )
  if (!isOpen(data.state))
    return <TaskOver route="taskQuestion" flag={data.flag} title="这个任务不在进行中" />
  return <Answering billUserId={billuserid} data={data} />
}

interface AnsweringProps {
  billUserId: string
  data: Questions
}

function Answering({ billUserId: bill_user_id, data }: AnsweringProps) {
  const { title, about, picture, questions, answers, tries_left, step } = data
  const [nth, setNth] = useState(Math.min(answers.length, questions.length - 1))
  const complete = useCompleting(bill_user_id)
  const answer = useSubmit(async (choice: string) => {
    const given = { bill_user_id, nth, choice: choice as 'A' }
    const { verdict, wrong } = await api.post('/tp5/api/AdTask/submitQuestionnaire', given)
    if (verdict === 'saved') setNth(nth + 1)
    if (verdict === 'right') await complete.submit()
    if (verdict !== 'again') return
    toast(`第 ${wrong.join('、')} 题没答对，再看一遍重答`)
    setNth(0)
    if (data.kind === 'video') await replace('taskVideo', { billuserid: bill_user_id })
  })
  return (
    <Screen route="taskQuestion" title={title}>
      <Stack inset>
        {about && (
          <Card>
            <Stack>
              <Text>{about}</Text>
              {picture && <Picture src={imageUrl(picture)} alt={title} />}
            </Stack>
          </Card>
        )}
        {step === 'done' ? (
          <Button shape="full" busy={complete.busy} onPress={() => void complete.submit()}>
            全答对了，去领奖励
          </Button>
        ) : (
          <QuestionCard
            key={nth}
            nth={nth}
            of={questions.length}
            question={questions[nth]!}
            known={answers[nth]}
            busy={answer.busy || complete.busy}
            onBack={nth > 0 ? () => setNth(nth - 1) : undefined}
            onAnswer={(choice) => void answer.submit(choice)}
          />
        )}
        <CallError error={answer.error ?? complete.error} />
        <Text size="sm" tone="ink3">
          {`答一题存一题；全答对才算，还能答 ${tries_left} 轮。`}
        </Text>
      </Stack>
    </Screen>
  )
}
