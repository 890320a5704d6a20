import { observer } from 'mobx-react'
import { heldWords } from '@/parts/holding/heldWords'
import { LotteryCell } from '@/parts/lottery/LotteryCell'
import { BalanceCard } from '@/parts/wallet/BalanceCard'
import { BalanceWay } from '@/parts/wallet/BalanceWay'
import { useMe } from '@/parts/wallet/useMe'
import { useClosed } from '@/cache/useClosed'
import { useRead } from '@/cache/useRead'
import { spokenHour } from '@/format/date'
import { go } from '@/navigation/go'
import { appearance } from '@/session/appearance'
import { session } from '@/session/session'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { ReasonStrip } from '@/ui/notice/ReasonStrip'
import { Screen } from '@/blocks/screen/Screen'
import { Skeleton } from '@/ui/skeleton/Skeleton'
import { Stack } from '@/ui/stack/Stack'
import { Unloaded } from '@/blocks/state/Unloaded'
import { EarningsCard } from '@/parts/earnings/EarningsCard'
import { MessagesCell } from './MessagesCell'
import { MyOrders } from './MyOrders'
import { MyWork } from './MyWork'
import { Profile } from './Profile'
import { ReceivedCell } from './ReceivedCell'
import { SignInCall } from './SignInCall'

export default observer(function Mine() {
  const me = useMe()
  const held = useRead('/tp5/api/ExchangeShop/UserRightsCenter/detail', {}, { member: true })
  const closed = useClosed()
  // a role that was given or taken since signing in shows at once
  const roles = me.data?.roles ?? session.user?.roles ?? []
  return (
    <Screen route="mine">
      <Stack inset>
        {!session.signedIn && <SignInCall />}
        {me.data && <Profile me={me.data} editable={!closed('userText')} />}
        {me.data?.avatar_hidden === 1 && !closed('userText') && (
          <ReasonStrip
            reason="您的头像不符合规范，已换回默认的"
            way="换一张"
            onWay={() => void go('profile')}
          />
        )}
        {me.data?.closes_at && (
          <ReasonStrip
            reason={`账号将在 ${spokenHour(new Date(me.data.closes_at))}注销`}
            way="撤回"
            onWay={() => void go('closeAccount')}
          />
        )}
        {me.data?.agreement_due === 1 && (
          <ReasonStrip
            reason="用户协议或隐私政策有新版本"
            way="看看"
            onWay={() => void go('privacySettings')}
          />
        )}
        {session.signedIn && (
          <Unloaded
            call={me}
            outline={
              <Stack>
                <Skeleton height={appearance.elder ? '96px' : '80px'} />
                <Skeleton height={appearance.elder ? '151px' : '130px'} />
                <Skeleton height={appearance.elder ? '139px' : '107px'} />
              </Stack>
            }
          />
        )}
        {me.data && (
          <BalanceCard>
            <BalanceWay onPress={() => void go('dataLog', { type: 'points' })}>积分明细</BalanceWay>
            <BalanceWay onPress={() => void go('dataLog', { type: 'gold' })}>金币明细</BalanceWay>
          </BalanceCard>
        )}
        {me.data && <EarningsCard earnings={me.data.earnings} />}
        <MyOrders />
        <Card bare>
          <MessagesCell unread={me.data?.unread ?? 0} />
          <Cell
            icon="wallet"
            title="我的卡券"
            value={heldWords(held.data)}
            onPress={() => void go('myHoldings')}
          />
          <ReceivedCell />
          <LotteryCell />
          <Cell
            icon="heart"
            title="我的健康"
            value="血压、睡眠"
            onPress={() => void go('healthHome')}
          />
          <Cell icon="star" title="我的专享" onPress={() => void go('myExclusive')} />
          <Cell icon="doc" title="活动订单" onPress={() => void go('campaignOrders')} />
          <Cell icon="refresh" title="我的售后" onPress={() => void go('lookAfter')} />
          <Cell icon="doc" title="我的发票" onPress={() => void go('invoices')} />
          <Cell
            icon="points"
            title="积分任务"
            value="做任务领积分"
            onPress={() => void go('pointsTask')}
          />
          {!closed('inviteReward') && (
            <Cell
              icon="gift"
              title="邀请邻居"
              value="海报和二维码"
              onPress={() => void go('newGuest')}
            />
          )}
        </Card>
        <MyWork roles={roles} />
        <Card bare>
          <Cell icon="address" title="收货地址" onPress={() => void go('userAddress')} />
          <Cell icon="store" title="附近的店" onPress={() => void go('merchantList')} />
          {!closed('identityPhotos') && (
            <Cell icon="user" title="实名认证" onPress={() => void go('authentication')} />
          )}
          {!roles.includes('operator') && (
            <Cell
              icon="vending"
              title="申请做运维"
              value="管一台家门口的机器"
              onPress={() => void go('iterApply')}
            />
          )}
          <Cell icon="headset" title="找客服" onPress={() => void go('service')} />
          <Cell icon="gear" title="设置" value="长辈版、深色" onPress={() => void go('settings')} />
        </Card>
      </Stack>
    </Screen>
  )
})
