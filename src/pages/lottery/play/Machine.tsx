import { useState } from 'react'
import type { Out } from '@contract/api'
import { CallError } from '@/blocks/form/CallError'
import { askToSignIn, go } from '@/navigation/go'
import type { Chances } from '@/parts/lottery/lottery'
import { newOwnSeed } from '@/parts/lottery/ownSeed'
import { api } from '@/request/api'
import { Unable } from '@/request/errors'
import { isRefusal } from '@/request/refusalCodes'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { BuyChance } from './BuyChance'
import { Reels } from './Reels'
import { Sources } from './Sources'
import { useLine } from './useLine'

type Page = Out<'/tp5/api/TigerActivity/page'>
type Drawn = Omit<Out<'/tp5/api/TigerActivity/start'>, 'left'>

interface MachineProps {
  page: Page
  /** Nothing while nobody is signed in. */
  chances: Chances | undefined
}

/** The reels and the one button. */
export function Machine({ page, chances }: MachineProps) {
  const signs = page.prizes.map(({ sign }) => sign)
  if (chances) return <Playing page={page} chances={chances} signs={signs} />
  return (
    <Card>
      <Stack>
        <Reels signs={signs} stopped={undefined} />
        <Button
          shape="full"
          onPress={() => void askToSignIn({ name: 'lottery', params: {} }, 'push')}
        >
          登录后抽，每天送一次
        </Button>
      </Stack>
    </Card>
  )
}

interface PlayingProps {
  page: Page
  chances: Chances
  signs: readonly string[]
}

function Playing({ page, chances, signs }: PlayingProps) {
  const [ownSeed, setOwnSeed] = useState(newOwnSeed)
  const [started, setStarted] = useState<Drawn>()
  const line = useLine()
  const [said, setSaid] = useState(false)
  const { statement, left } = chances
  const draw = useSubmit(async () => {
    const wish = { own_seed: ownSeed, ...(statement && said && { statement }) }
    setStarted(undefined)
    try {
      setStarted(await api.post('/tp5/api/TigerActivity/start', wish))
    } catch (thrown) {
      if (!isRefusal(thrown, 'lotteryBusy')) throw thrown
      await line.stand(wish)
    }
    setOwnSeed(newOwnSeed())
  })
  const drawn = started ?? line.outcome?.drawn ?? undefined
  const reason = line.outcome?.reason
  return (
    <Card>
      <Stack>
        <Reels signs={signs} stopped={drawn?.reels} />
        {drawn && <Outcome play={drawn} />}
        <CallError error={draw.error ?? (reason ? new Unable(reason) : undefined)} />
        {statement !== '' && !said ? (
          <Button shape="full" onPress={() => setSaid(true)}>
            我已满 18 周岁
          </Button>
        ) : (
          <Button
            shape="full"
            busy={draw.busy}
            disabled={left === 0 || line.ahead !== undefined}
            onPress={() => void draw.submit()}
          >
            {drawWords(left, line.ahead)}
          </Button>
        )}
        {left === 0 && <BuyChance />}
        <Text size="xs" tone="ink3">
          {`您的随机数 ${ownSeed}，今天第 ${chances.nonce} 次；当天随机数的指纹 ${page.proof.promised.slice(0, 16)}…`}
        </Text>
        <Sources chances={chances} />
      </Stack>
    </Card>
  )
}

function drawWords(left: number, ahead: number | undefined): string {
  if (ahead !== undefined) return `正在排队，前面 ${ahead} 位`
  return left > 0 ? `抽一次，还有 ${left} 次` : '今天的机会用完了'
}

const outcomeWords = ({ kind, name }: Drawn): string =>
  kind === 'none' ? '这次没中，别灰心' : `抽中了 ${name}`

/** The same in words, and the way to what was won. */
function Outcome({ play }: { play: Drawn }) {
  const { play_id, state } = play
  return (
    <Stack gap="s2">
      <Text size="lg" strong center>
        {outcomeWords(play)}
      </Text>
      {state === 'waiting' && (
        <Button kind="soft" onPress={() => void go('lotteryOrderConfirm', { play_id })}>
          去领
        </Button>
      )}
      <Button kind="text" onPress={() => void go('lotteryRules', { play_id })}>
        核对这一次
      </Button>
    </Stack>
  )
}
