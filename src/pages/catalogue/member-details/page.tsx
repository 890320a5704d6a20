import { GoodsPage } from '@/parts/catalogue/detail/GoodsPage'
import { useRoute } from '@/navigation/useRoute'
import { MyMembership } from './MyMembership'

export default function MemberDetails() {
  const { id } = useRoute('memberDetails')
  return (
    <GoodsPage route="memberDetails" goodsId={Number(id)}>
      {({ goods_id, kind }) => kind === 'membership' && <MyMembership goodsId={goods_id} />}
    </GoodsPage>
  )
}
