import { useEffect } from 'react'
import { PagedList } from '@/blocks/list/PagedList'
import { Foot } from '@/blocks/screen/Foot'
import { amount, grouped } from '@/format/amount'
import { dayOf } from '@/format/date'
import { housePicture } from '@/parts/sharing/housePicture'
import { shareAs } from '@/platform/share'
import { wholeAddress } from '@/platform/wholeAddress'
import { useMiniCode } from '@/parts/sharing/useMiniCode'
import { useRead } from '@/cache/useRead'
import { usePaged } from '@/cache/usePaged'
import { pageUrl } from '@/routes/url'
import { FullShareButton } from '@/ui/button/FullShareButton'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Poster } from '@/ui/poster/Poster'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { SectionHead } from '@/ui/section/SectionHead'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Text } from '@/ui/text/Text'
import { Rewards } from './Rewards'

/** My poster with its code, and who came by it. */
export function MyInvitation() {
  const call = useRead('/tp5/api/Invite/qrCode', {}, { by: 'POST' })
  const { data } = call
  const drawn = useMiniCode(data && { kind: 'invite', id: data.code })
  const { data: total } = useRead('/tp5/api/Invite/inviteTotal')
  const paged = usePaged('/tp5/api/Invite/inviteDetail', {})
  useEffect(() => {
    if (!data) return
    const { title, link, code } = data
    shareAs({ title, place: { url: link, page: pageUrl('newGuest', { invite: code }) } })
  }, [data])
  const came = total
    ? `一共 ${amount(total.total)} 位，今天 ${amount(total.today)} 位，得了 ${grouped(total.points)} 积分`
    : '\u00a0'
  // all at once: how far down the neighbours stand depends on the poster
  if (!data || drawn.loading)
    return <UnloadedScreen route="newGuest" call={data ? drawn : call} rows={4} />
  const header = (
    <Stack inset>
      <Card>
        <Poster
          name="邻集邀请"
          data={{
            title: data.title,
            picture: housePicture,
            note: data.text,
            code: wholeAddress(data.link),
            codePicture: drawn.data?.picture,
            codeWords: '扫码来做邻居',
          }}
        />
      </Card>
      <Rewards title="怎么得积分" rules={data.rules} />
      <SectionHead title="来了哪些邻居" />
      <Text size="sm" tone="ink2">
        {came}
      </Text>
    </Stack>
  )
  const action = (
    <Foot>
      <FullShareButton>发给邻居</FullShareButton>
    </Foot>
  )
  return (
    <Screen route="newGuest" action={action}>
      <PagedList
        paged={paged}
        header={header}
        skeleton={<RowsSkeleton rows={2} />}
        empty={<Empty title="还没有邻居来" text="把海报发给邻居，扫码登录就算来了" />}
      >
        {(people) => (
          <Card bare>
            {people.map(({ name, bound_at, state_text }) => (
              <Cell
                key={name + bound_at}
                icon="user"
                title={`${name} · ${dayOf(new Date(bound_at))}`}
                value={state_text}
              />
            ))}
          </Card>
        )}
      </PagedList>
    </Screen>
  )
}
