import { observer } from 'mobx-react'
import { toast } from '@/platform/toast'
import { session } from '@/session/session'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'

const degrees = (value: number): string => `${value.toFixed(4)}°`

/** Where this phone said it was, which goes along with every request. */
export const KeptPosition = observer(function KeptPosition() {
  const { position } = session
  const forget = () => {
    session.forgetPosition()
    toast('位置已忘记')
  }
  return (
    <Card>
      <SectionHead title="我的位置" />
      {position ? (
        <>
          <Facts
            facts={[
              { name: '纬度', value: degrees(position.latitude) },
              { name: '经度', value: degrees(position.longitude) },
            ]}
          />
          <Button kind="outline" shape="full" icon="pin" onPress={forget}>
            忘记这个位置
          </Button>
        </>
      ) : (
        '没有保存位置。在首页点「定位」才会取一次，用来找您所在的村。'
      )}
    </Card>
  )
})
