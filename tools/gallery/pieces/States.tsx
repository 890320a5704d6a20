import { FeedSkeleton } from '@/parts/catalogue/FeedSkeleton'
import { ListEnd } from '@/blocks/list/ListEnd'
import { Refused, RequestFailed } from '@/request/errors'
import { Button } from '@/ui/button/Button'
import { cabinet } from '@/ui/illustrations/occasions/cabinet'
import { ClosedScreen } from '@/blocks/screen/ClosedScreen'
import { ErrorBoundary } from '@/blocks/screen/ErrorBoundary'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Skeleton } from '@/ui/skeleton/Skeleton'
import { Empty } from '@/ui/state/Empty'
import { ErrorView } from '@/blocks/state/ErrorView'
import { Message } from '@/ui/state/Message'
import { Unloaded } from '@/blocks/state/Unloaded'
import { nothing } from '../nothing'
import { Frame, Piece } from '../Piece'

const called = { data: undefined, error: undefined, reload: () => Promise.resolve() }
const waiting = { ...called, loading: true }
const failed = { ...called, loading: false, error: new RequestFailed('/', 'offline') }

function Broken(): never {
  throw new Error('Broken to show what is seen then')
}

/** What stands where content is missing. */
export function States() {
  return (
    <>
      <Piece name="空 Empty">
        <Empty title="还没有订单" text="集市刚摆好，去看看邻居在换什么">
          <Button kind="soft" onPress={nothing}>
            逛逛商城
          </Button>
        </Empty>
      </Piece>
      <Piece name="空 Empty，没有更多要说">
        <Empty />
      </Piece>
      <Piece name="没连上 ErrorView">
        <ErrorView error={new RequestFailed('/', 'offline')} onRetry={nothing} />
      </Piece>
      <Piece name="被拒绝 ErrorView">
        <ErrorView error={new Refused(1, '这件已经下架了')} onRetry={nothing} />
      </Piece>
      <Piece name="还没有内容 Unloaded">
        <Unloaded call={waiting} outline={1} />
        <Unloaded call={failed} outline={1} title="活动没有打开" />
      </Piece>
      <Frame name="还没有内容的页 UnloadedScreen">
        <UnloadedScreen route="orderDetails" call={waiting} rows={2} />
      </Frame>
      <Frame name="这里关着的页 ClosedScreen">
        <ClosedScreen route="profile" />
      </Frame>
      <Piece name="画坏了 ErrorBoundary">
        <ErrorBoundary route="index">
          <Broken />
        </ErrorBoundary>
      </Piece>
      <Piece name="一句话 Message">
        <Message scene={cabinet} title="柜门都关好了" text="要再开一次，请先扫柜门上的码">
          <Button onPress={nothing}>扫一扫</Button>
          <Button kind="outline" onPress={nothing}>
            找客服
          </Button>
        </Message>
      </Piece>
      <Piece name="骨架 Skeleton">
        <Skeleton />
        <Skeleton width="56%" />
        <Skeleton width="36%" height="44px" />
      </Piece>
      <Piece name="行的骨架 RowsSkeleton">
        <RowsSkeleton rows={2} />
      </Piece>
      <Piece name="商品流的骨架 FeedSkeleton">
        <FeedSkeleton />
      </Piece>
      <Piece name="列表末尾 ListEnd">
        <ListEnd state="loadingMore" onMore={nothing} />
        <ListEnd state="ready" onMore={nothing} />
        <ListEnd state="error" onMore={nothing} />
        <ListEnd state="end" onMore={nothing} />
      </Piece>
    </>
  )
}
