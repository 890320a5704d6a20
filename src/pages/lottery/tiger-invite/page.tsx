import { useEffect } from 'react'
import { ClosedScreen } from '@/blocks/screen/ClosedScreen'
import { Foot } from '@/blocks/screen/Foot'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useClosed } from '@/cache/useClosed'
import { useRead } from '@/cache/useRead'
import { CodedPoster } from '@/parts/sharing/CodedPoster'
import { housePicture } from '@/parts/sharing/housePicture'
import { shareAs } from '@/platform/share'
import { surroundings } from '@/platform/surroundings'
import { wholeAddress } from '@/platform/wholeAddress'
import { pageUrl } from '@/routes/url'
import { FullShareButton } from '@/ui/button/FullShareButton'
import { Card } from '@/ui/card/Card'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

/** My invitation; who is new and comes by it gives me a chance, where the platform lets it. */
export default function LotteryTigerInvite() {
  const closed = useClosed()
  const call = useRead('/tp5/api/TigerActivity/invite', {}, { by: 'POST' })
  const { data } = call
  useEffect(() => {
    if (!data) return
    const { title, link, code } = data
    shareAs({ title, place: { url: link, page: pageUrl('newGuest', { invite: code }) } })
  }, [data])
  if (closed('inviteReward')) return <ClosedScreen route="lotteryTigerInvite" />
  if (!data) return <UnloadedScreen route="lotteryTigerInvite" call={call} rows={4} />
  const isMini = surroundings() === 'miniProgram'
  const words = isMini
    ? '请来的新邻居收到第一件实物，您得积分；小程序里不送抽奖机会'
    : `请来一位新邻居，今天多一次机会。今天来了 ${data.today} 位`
  return (
    <Screen
      route="lotteryTigerInvite"
      action={
        <Foot>
          <FullShareButton>发给邻居</FullShareButton>
        </Foot>
      }
    >
      <Stack inset>
        <Text size="sm" tone="ink2">
          {words}
        </Text>
        <Card>
          <CodedPoster
            name="邻集邀请"
            coded={{ kind: 'invite', id: data.code }}
            data={{
              ...{ title: data.title, picture: housePicture, note: '每天送一次抽奖，概率公开' },
              ...{ code: wholeAddress(data.link), codeWords: '扫码来做邻居' },
            }}
          />
        </Card>
      </Stack>
    </Screen>
  )
}
