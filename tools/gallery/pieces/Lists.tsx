import { Choices } from '@/blocks/list/Choices'
import { PagedList } from '@/blocks/list/PagedList'
import { WhenAndState } from '@/blocks/list/WhenAndState'
import { Which } from '@/blocks/list/Which'
import { RequestFailed } from '@/request/errors'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Chunk } from '@/ui/scroll-list/Chunk'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { ScrollList } from '@/ui/scroll-list/ScrollList'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Empty } from '@/ui/state/Empty'
import { nothing } from '../nothing'
import { pagedOf } from '../paged'
import { Frame, Piece } from '../Piece'

const places = ['东苑南门', '东苑北门', '文三路口', '西溪里']

interface ListProps {
  name: string
  rows: string[]
  state: 'loading' | 'ready' | 'end' | 'error'
}

function List({ name, rows, state }: ListProps) {
  const error = state === 'error' ? new RequestFailed('/', 'offline') : undefined
  return (
    <Frame name={name}>
      <PagedList
        paged={pagedOf({ list: rows, next: null }, state, error)}
        skeleton={<RowsSkeleton rows={2} />}
        empty={<Empty text="附近还没有售货机" />}
      >
        {(shown: string[]) => (
          <Card bare>
            {shown.map((place) => (
              <Cell key={place} icon="vending" title={place} value="在线" onPress={nothing} />
            ))}
          </Card>
        )}
      </PagedList>
    </Frame>
  )
}

/** Lists in each of their states. */
export function Lists() {
  return (
    <>
      <List name="列表 PagedList" rows={places} state="ready" />
      <List name="列表，正在加载" rows={[]} state="loading" />
      <List name="列表，没加载出来" rows={[]} state="error" />
      <List name="列表，空" rows={[]} state="end" />
      <Frame name="要哪一个 Which">
        <Which
          route="activityRule"
          question="看哪个活动的规则？"
          paged={pagedOf({ list: places, next: null }, 'end')}
          empty={<Empty />}
        >
          {(place) => (
            <Card key={place} bare>
              <Cell title={place} value="进行中" onPress={nothing} />
            </Card>
          )}
        </Which>
      </Frame>
      <Frame name="可选的几个 Choices">
        <Choices paged={pagedOf({ list: places, next: null }, 'end')} empty={<Empty />}>
          {(place) => (
            <Card key={place} bare>
              <Cell icon="vending" title={place} onPress={nothing} />
            </Card>
          )}
        </Choices>
      </Frame>
      <Frame name="滚动 ScrollList · 分段 Chunked">
        <ScrollList>
          <Chunked rows={places} className="">
            {(place) => <Cell key={place} title={place} />}
          </Chunked>
        </ScrollList>
      </Frame>
      <Piece name="时间和状态 WhenAndState">
        <WhenAndState time="2026-11-21T01:27:00.000Z" tone="ok" state="已到账" />
      </Piece>
      <Piece name="一段 Chunk" bare>
        <Chunk className="">
          <Cell title="离屏幕远了就让位" />
        </Chunk>
      </Piece>
    </>
  )
}
