import { observer } from 'mobx-react'
import { toast } from '@/platform/toast'
import { session } from '@/session/session'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'

const degrees = (value: number): string => `${value.toFixed(4)}°`

/** What this phone keeps of where it was, and which village is looked at; one of them goes along with requests. */
export const KeptPosition = observer(function KeptPosition() {
  const { position, lookedAt } = session
  const forget = () => {
    session.forgetPosition()
    toast('位置已忘记')
  }
  return (
    <Card>
      <SectionHead title="我的位置" />
      {position || lookedAt ? (
        <>
          <Facts
            facts={[
              ...(lookedAt ? [{ name: '正在看的村', value: lookedAt.name }] : []),
              ...(position
                ? [
                    { name: '纬度', value: degrees(position.latitude) },
                    { name: '经度', value: degrees(position.longitude) },
                  ]
                : []),
            ]}
          />
          <Button kind="outline" shape="full" icon="pin" onPress={forget}>
            忘记这个位置
          </Button>
        </>
      ) : (
        '没有保存位置。在首页点「定位」，或者在机器前取货的时候，才会取一次。'
      )}
    </Card>
  )
})
