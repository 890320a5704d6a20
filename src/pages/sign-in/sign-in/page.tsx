import { observer } from 'mobx-react'
import { go } from '@/navigation/go'
import { useClosed } from '@/cache/useClosed'
import { useRead } from '@/cache/useRead'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { WeekDays } from '@/parts/sign-in/WeekDays'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Stack } from '@/ui/stack/Stack'
import { Head } from './Head'
import { LadderCard } from './LadderCard'
import { MonthCard } from './MonthCard'
import { Reminder } from './Reminder'

/** Once a day: what it gives, which days there were, and what days in a row lead to. */
export default observer(function SignIn() {
  const call = useRead('/tp5/api/UserSignIn/weekRecord')
  const closed = useClosed()
  // all at once: each part is as high as what it is told
  const parts = [
    call,
    useRead('/tp5/api/UserSignIn/lists', {}),
    useRead('/tp5/api/UserSignIn/ladder'),
    useRead('/tp5/api/UserSignIn/reminder'),
  ]
  const missing = parts.find(({ data }) => !data)
  const { data: week } = call
  if (missing || !week) return <UnloadedScreen route="signIn" call={missing ?? call} rows={4} />
  return (
    <Screen route="signIn">
      <Stack inset gap="s4">
        <Head week={week} />
        <WeekDays days={week.days} today={week.today} />
        <MonthCard />
        <LadderCard />
        <Reminder />
        <Card bare>
          {!closed('signInMatch') && (
            <Cell
              icon="cup"
              title="早起打卡赛"
              value="押积分，早起分"
              onPress={() => void go('signInMatch')}
            />
          )}
          <Cell icon="doc" title="签到规则" onPress={() => void go('signInRuler')} />
        </Card>
      </Stack>
    </Screen>
  )
})
