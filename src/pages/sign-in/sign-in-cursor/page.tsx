import { Figures } from '@/parts/holding/Figures'
import { Ladder } from '@/parts/sign-in/Ladder'
import { givesWords } from '@/parts/sign-in/signing'
import { useSigning } from '@/parts/sign-in/useSigning'
import { go } from '@/navigation/go'
import { useRead } from '@/cache/useRead'
import { CallError } from '@/blocks/form/CallError'
import { Foot } from '@/blocks/screen/Foot'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Stack } from '@/ui/stack/Stack'
import { Cursor } from './Cursor'

const states = { received: '已领', next: '下一档', ahead: '还没到' } as const

/** The rewards for days in a row, with a cursor at today. */
export default function SignInCursor() {
  const call = useRead('/tp5/api/UserSignIn/ladder')
  const { submit, busy, error } = useSigning()
  const { data } = call
  if (!data) return <UnloadedScreen route="signInCursor" call={call} rows={4} />
  const { streak, place, whole, best, signed, steps } = data
  const figures = [
    { name: '连签天数', value: streak },
    { name: '本轮第几天', value: place },
    { name: '最长连签', value: best },
  ]
  const action = (
    <Foot>
      <CallError error={error} />
      <Button shape="full" disabled={signed === 1} busy={busy} onPress={() => void submit()}>
        {signed ? '今天已签到' : '签到'}
      </Button>
    </Foot>
  )
  return (
    <Screen route="signInCursor" action={action}>
      <Stack inset>
        <Figures figures={figures} />
        <Card>
          <Stack gap="s4">
            <Ladder steps={steps} />
            <Cursor place={place} whole={whole} marks={steps.map(({ days }) => days)} />
          </Stack>
        </Card>
        <Card bare>
          {steps.map((step) => (
            <Cell
              key={step.days}
              icon={step.state === 'received' ? 'ok' : 'gift'}
              title={`连签 ${step.days} 天得 ${givesWords(step)}`}
              value={step.state === 'next' ? `还差 ${step.left} 天` : states[step.state]}
            />
          ))}
        </Card>
        <Card bare>
          <Cell icon="doc" title="签到规则" onPress={() => void go('signInRuler')} />
        </Card>
      </Stack>
    </Screen>
  )
}
