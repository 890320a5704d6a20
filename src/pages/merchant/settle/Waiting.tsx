import type { Out } from '@contract/api'
import { Screen } from '@/blocks/screen/Screen'
import { fullTime } from '@/format/date'
import { go } from '@/navigation/go'
import { viewMedia } from '@/platform/viewMedia'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { waiting } from '@/ui/illustrations/occasions/waiting'
import { MediaTiles } from '@/ui/picture/MediaTiles'
import { Stack } from '@/ui/stack/Stack'
import { Message } from '@/ui/state/Message'

type Application = NonNullable<Out<'/tp5/api/VillageEnter/mine'>['application']>

/** What was sent waits for somebody of the house. */
export function Waiting({ application }: { application: Application }) {
  const { name, address, village, licence_no, contact, phone, applied_at, licences } = application
  const pictures = licences.map((url, nth) => ({
    ...{ url, type: 'image' as const, name: `证照 ${nth + 1}` },
  }))
  return (
    <Screen route="merchantSettle">
      <Stack inset>
        <Message scene={waiting} title="正在审核" text="审核员看过后，会发消息告诉您结果">
          <Button kind="soft" onPress={() => void go('merchantList')}>
            看看附近的店
          </Button>
        </Message>
        <Card>
          <Facts
            facts={[
              { name: '店名', value: name },
              { name: '地址', value: `${village} ${address}` },
              { name: '信用代码', value: licence_no },
              { name: '联系人', value: `${contact} ${phone}` },
              { name: '提交时间', value: fullTime(new Date(applied_at)) },
            ]}
          />
        </Card>
        {pictures.length > 0 && (
          <Card>
            <MediaTiles files={pictures} onOpen={(nth) => void viewMedia(pictures, nth)} />
          </Card>
        )}
      </Stack>
    </Screen>
  )
}
