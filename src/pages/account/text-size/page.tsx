import { observer } from 'mobx-react'
import { appearance } from '@/session/appearance'
import { Card } from '@/ui/card/Card'
import { Price } from '@/ui/price/Price'
import { RadioGroup } from '@/ui/radio/RadioGroup'
import { Screen } from '@/blocks/screen/Screen'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { textSizes } from './textSizes'

export default observer(function TextSize() {
  return (
    <Screen route="textSize">
      <Stack inset>
        <Card>
          <SectionHead title="看看效果" />
          <Stack gap="s1">
            <Text>村口的售货机上新了花生油，下楼就能换。</Text>
            <Price points={1200} />
            <Text size="sm" tone="ink3">
              每人限换 2 件，快递到家或到机器自取
            </Text>
          </Stack>
        </Card>
        <Card bare>
          <RadioGroup
            label="字号"
            options={textSizes}
            value={appearance.text}
            onChange={(text) => appearance.chooseText(text)}
          />
        </Card>
        {appearance.elder && (
          <Text size="sm" tone="ink3">
            长辈版的字已经放大，这里选「最大」还会再大一些。
          </Text>
        )}
      </Stack>
    </Screen>
  )
})
