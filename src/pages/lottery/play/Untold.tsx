import { useRead } from '@/cache/useRead'
import { dayOf } from '@/format/date'
import { go } from '@/navigation/go'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { useHeld } from './useHeld'

/** Goods that I won and have not claimed, until I say that I have seen it. */
export function Untold({ moving }: { moving: boolean }) {
  const { data } = useRead('/tp5/api/TigerActivity/popup')
  const close = useSubmit((play_id: string) =>
    api.post('/tp5/api/TigerActivity/closePopup', { play_id }),
  )
  const play = useHeld(data, moving)?.play
  if (!play) return null
  const { play_id, name, expires_at } = play
  return (
    <Card>
      <Stack gap="s2">
        <Text strong>{`您抽中的${name}还没领`}</Text>
        {expires_at && (
          <Text size="sm" tone="ink2">{`${dayOf(new Date(expires_at))} 前填地址`}</Text>
        )}
        <Row>
          <Button kind="soft" onPress={() => void go('lotteryOrderConfirm', { play_id })}>
            去领
          </Button>
          <Button kind="text" busy={close.busy} onPress={() => void close.submit(play_id)}>
            知道了
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
