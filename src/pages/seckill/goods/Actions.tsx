import { Foot } from '@/blocks/screen/Foot'
import type { Read } from '@/cache/useRead'
import { askToSignIn, go } from '@/navigation/go'
import { type Detail, isIn, type Place } from '@/parts/seckill/seckill'
import { useIdentity } from '@/session/useIdentity'
import { Button } from '@/ui/button/Button'
import { Text } from '@/ui/text/Text'
import { InLine } from './InLine'
import { Remind } from './Remind'
import { Take } from './Take'

interface ActionsProps {
  detail: Detail
  place: Read<Place>
}

/** What there is to do now: sign in, be told, take a place, give it up, wait for the order, or look at it. */
export function Actions({ detail, place }: ActionsProps) {
  const signedIn = useIdentity() !== ''
  const item_id = String(detail.item_id)
  if (!signedIn)
    return (
      <Foot>
        <Button
          shape="full"
          onPress={() => void askToSignIn({ name: 'seckillGoods', params: { item_id } }, 'push')}
        >
          登录后抢
        </Button>
      </Foot>
    )
  const state = place.data?.state ?? 'none'
  if (state === 'ordered')
    return (
      <Foot>
        <Button
          shape="full"
          onPress={() => void go('seckillSuccess', { order_sn: place.data?.order_sn ?? '' })}
        >
          看抢到的
        </Button>
      </Foot>
    )
  if (state === 'granted')
    return (
      <Foot>
        <Text center>正在替您下单，请稍等</Text>
      </Foot>
    )
  if (isIn(state)) return <InLine itemId={detail.item_id} />
  if (detail.session.state === 'over' || state === 'missed')
    return (
      <Foot>
        <Button shape="full" kind="soft" onPress={() => void go('seckill')}>
          看看下一场
        </Button>
      </Foot>
    )
  return (
    <Foot>
      <Remind session={detail.session} />
      <Take detail={detail} />
    </Foot>
  )
}
