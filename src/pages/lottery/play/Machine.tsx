import { useLayoutEffect, useState } from 'react'
import { View } from '@tarojs/components'
import type { Out } from '@contract/api'
import { CallError } from '@/blocks/form/CallError'
import { amount } from '@/format/amount'
import { askToSignIn, go } from '@/navigation/go'
import type { Chances } from '@/parts/lottery/lottery'
import { newOwnSeed } from '@/parts/draw/ownSeed'
import { api } from '@/request/api'
import { Unable } from '@/request/errors'
import { isRefusal } from '@/request/refusalCodes'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { BuyChance } from './BuyChance'
import styles from './Machine.module.scss'
import { Reels } from './Reels'
import { Shopfront } from './Shopfront'
import { Sources } from './Sources'
import { useComingIn } from './useComingIn'
import { useLine } from './useLine'

type Page = Out<'/tp5/api/TigerActivity/page'>
type Drawn = Omit<Out<'/tp5/api/TigerActivity/start'>, 'left'>

interface MachineProps {
  page: Page
  /** Nothing while nobody is signed in. */
  chances: Chances | undefined
  /** Told as the reels begin to move and once they stand; while they do, nothing else changes. */
  onMoving: (moving: boolean) => void
}

/** The reels and the one button. */
export function Machine({ page, chances, onMoving }: MachineProps) {
  if (chances) return <Playing page={page} chances={chances} onMoving={onMoving} />
  return (
    <Shopfront>
      <Reels prizes={page.prizes} />
      <Button
        kind="gold"
        shape="full"
        onPress={() => void askToSignIn({ name: 'lottery', params: {} }, 'push')}
      >
        登录后抽，每天送一次
      </Button>
    </Shopfront>
  )
}

function Playing({ page, chances, onMoving }: MachineProps & { chances: Chances }) {
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
  const leave = useSubmit(() => api.post('/tp5/api/TigerActivity/leaveQueue', {}))
  const drawn = started ?? line.outcome?.drawn ?? undefined
  const reason = line.outcome?.reason
  const waits = line.ahead !== undefined
  const { coming, stand } = useComingIn(drawn?.play_id)
  const moving = draw.busy || coming
  useLayoutEffect(() => {
    onMoving(moving)
    return () => onMoving(false)
  }, [moving, onMoving])
  return (
    <Stack>
      <Shopfront>
        <Reels
          prizes={page.prizes}
          turning={draw.busy || waits}
          coming={coming}
          stopped={drawn?.reels}
          onStand={stand}
        />
        {drawn && <Outcome play={drawn} />}
        {statement !== '' && !said ? (
          <Button kind="gold" shape="full" onPress={() => setSaid(true)}>
            我已满 18 周岁
          </Button>
        ) : (
          <Button
            kind="gold"
            shape="full"
            busy={moving}
            disabled={left === 0 || waits}
            onPress={() => void draw.submit()}
          >
            {drawWords(left, line.ahead)}
          </Button>
        )}
        {waits && (
          <Button kind="soft" shape="full" busy={leave.busy} onPress={() => void leave.submit()}>
            不排了
          </Button>
        )}
        <View className={styles.known}>
          <View>{`今天抽过 ${chances.used} 次`}</View>
          <View>{`可用 ${amount(chances.points)} 积分`}</View>
        </View>
      </Shopfront>
      <CallError error={draw.error ?? leave.error ?? (reason ? new Unable(reason) : undefined)} />
      {left === 0 && <BuyChance />}
      <Card bare>
        <Sources chances={chances} />
      </Card>
      <Text size="xs" tone="ink3">
        {`您的随机数 ${ownSeed}，今天第 ${chances.nonce} 次；当天随机数的指纹 ${page.proof.promised.slice(0, 16)}…`}
      </Text>
    </Stack>
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
      <View className={styles.outcome} role="status">
        {outcomeWords(play)}
      </View>
      <Row justify="center">
        {state === 'waiting' && (
          <Button
            kind="soft"
            shape="pill"
            onPress={() => void go('lotteryOrderConfirm', { play_id })}
          >
            去领
          </Button>
        )}
        <Button kind="soft" shape="pill" onPress={() => void go('lotteryRules', { play_id })}>
          核对这一次
        </Button>
      </Row>
    </Stack>
  )
}
