import { useState } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { allOf } from '@/cache/allOf'
import { useRead } from '@/cache/useRead'
import { useRoute } from '@/navigation/useRoute'
import { isOpen } from '@/parts/task/task'
import { TaskHead } from '@/parts/task/TaskHead'
import { TaskOver } from '@/parts/task/TaskOver'
import { useCompleting } from '@/parts/task/useCompleting'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Progress } from '@/ui/progress/Progress'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { PollQuestion } from './PollQuestion'

/** A questionnaire: one question a screen, saved as it is answered, and where each answer leads. */
export default function TaskInvestigate() {
  const { billuserid: bill_user_id } = useRoute('taskInvestigate')
  const [wanted, setWanted] = useState<string>()
  const asked = { bill_user_id, ...(wanted && { question: wanted }) }
  const call = useRead('/tp5/api/AdTask/dcsQuestionnaire', asked)
  const standing = useRead('/tp5/api/AdTask/answerDcsProgress', { bill_user_id })
  const complete = useCompleting(bill_user_id)
  const { data } = call
  // the bar above the question comes with it: nothing moves under a finger
  if (!standing.data || (!data && call.error !== undefined))
    return <UnloadedScreen route="taskInvestigate" call={allOf(call, standing)} rows={3} />
  if (data && !isOpen(data.state))
    return <TaskOver route="taskInvestigate" flag={data.flag} title="这个任务不在进行中" />
  return (
    <Screen route="taskInvestigate" {...(data && { title: data.title })}>
      <Stack inset>
        <Progress label="进度" value={Math.round(standing.data.progress * 100)} />
        {!data && <RowsSkeleton rows={2} />}
        {data?.question && (
          <PollQuestion
            key={data.question.id}
            billUserId={bill_user_id}
            question={data.question}
            onNext={setWanted}
          />
        )}
        {data && !data.question && (
          <Card>
            <Stack>
              <Text strong size="md">
                都答完了
              </Text>
              <Text size="sm" tone="ink2">
                交了就不能再改，现在还可以回头看看。
              </Text>
              <Button kind="soft" shape="full" onPress={() => setWanted(data.first)}>
                从头看一遍
              </Button>
              <Button shape="full" busy={complete.busy} onPress={() => void complete.submit()}>
                交问卷
              </Button>
              <CallError error={complete.error} />
            </Stack>
          </Card>
        )}
        {data && <TaskHead {...data} {...(data.about && { note: data.about })} />}
      </Stack>
    </Screen>
  )
}
