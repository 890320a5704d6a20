import { View } from '@tarojs/components'
import { obstacleOf } from '@/parts/machine/obstacle'
import { SlotGoodsPage } from '@/parts/machine/SlotGoodsPage'
import { SlotsPage } from '@/parts/machine/SlotsPage'
import { TakeBar } from '@/parts/machine/TakeBar'
import { RequestFailed } from '@/request/errors'
import { detailOf, slots } from '../machines'
import { nothing } from '../nothing'
import { Frame } from '../Piece'

const [tea, , coconut] = slots.map((goods) => detailOf(goods))
const failed = new RequestFailed('/', 'offline')

/** Whole pages of a machine, as the server would answer them. */
export function MachinePages() {
  if (!tea || !coconut) return null
  const gone = obstacleOf({ detail: coconut, pay: 'points' })
  const shared = { way: 'exchange', text: '用 200 积分换', onTake: nothing } as const
  return (
    <>
      <Frame name="售货机页 SlotsPage">
        <SlotsPage route="machine" way="exchange" />
      </Frame>
      <Frame name="货道商品页 SlotGoodsPage">
        <SlotGoodsPage
          route="machineGoods"
          way="exchange"
          machineId={1}
          offlineGoodsId={1}
          action={(detail) => (
            <TakeBar
              {...shared}
              detail={detail}
              obstacle={null}
              hint="请在机器旁再点，点了马上出货"
            />
          )}
        />
      </Frame>
      <Frame name="取货栏 TakeBar">
        <View>
          <TakeBar {...shared} detail={tea} obstacle={null} error={failed} />
          <TakeBar {...shared} detail={coconut} obstacle={gone} />
        </View>
      </Frame>
    </>
  )
}
