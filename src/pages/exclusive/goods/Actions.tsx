import { useState } from 'react'
import type { Out } from '@contract/api'
import { Foot } from '@/blocks/screen/Foot'
import { askToSignIn, follow, go } from '@/navigation/go'
import { AddressSheet } from '@/parts/address/AddressSheet'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { useIdentity } from '@/session/useIdentity'
import { Button } from '@/ui/button/Button'
import { Text } from '@/ui/text/Text'

type Offer = Out<'/tp5/api/Exclusive/detail'>

/** Why I am not meant and what to do, or the way to have one. */
export function Actions({ offer }: { offer: Offer }) {
  const signedIn = useIdentity() !== ''
  if (!signedIn) {
    const params = { goods_id: String(offer.goods_id) }
    return (
      <Foot>
        <Button
          shape="full"
          onPress={() => void askToSignIn({ name: 'exclusiveGoods', params }, 'push')}
        >
          登录后看有没有我的份
        </Button>
      </Foot>
    )
  }
  if (!offer.may) return <NotMeant offer={offer} />
  if (offer.left === 0 || offer.bought >= offer.limit)
    return (
      <Foot>
        <Button shape="full" kind="soft" onPress={() => void go('myExclusiveLog')}>
          {offer.left === 0 ? '已经换完，看我的记录' : '您已经换过，看我的记录'}
        </Button>
      </Foot>
    )
  return <Take offer={offer} />
}

const NotMeant = ({ offer: { reason, remedy } }: { offer: Offer }) => (
  <Foot>
    <Text size="sm" tone="ink2" center>
      {reason}
    </Text>
    {remedy && (
      <Button shape="full" kind="soft" onPress={() => void follow(remedy.link)}>
        {remedy.text}
      </Button>
    )}
  </Foot>
)

function Take({ offer }: { offer: Offer }) {
  const [asks, setAsks] = useState(false)
  const buy = useSubmit(async (address_id: number) => {
    const { offer_id } = offer
    const { order_sn, state } = await api.post('/tp5/api/Exclusive/buy', { offer_id, address_id })
    setAsks(false)
    if (state === 'unpaid') await go('orderPay', { order_sn })
    else await go('orderDetails', { order_sn })
  })
  return (
    <Foot>
      <Button shape="full" onPress={() => setAsks(true)}>
        换一件
      </Button>
      {asks && (
        <AddressSheet
          title={offer.title}
          confirm="换，寄到这里"
          busy={buy.busy}
          error={buy.error}
          onClose={() => setAsks(false)}
          onChoose={(addressId) => void buy.submit(addressId)}
        />
      )}
    </Foot>
  )
}
