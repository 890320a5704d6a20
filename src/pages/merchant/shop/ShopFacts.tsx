import type { Out } from '@contract/api'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

/** What who works there reads; its owner alone writes it. */
export const ShopFacts = ({ shop }: { shop: Out<'/tp5/api/VillageEnter/shop'> }) => (
  <StaffScreen route="merchantShop">
    <Stack inset>
      <Card>
        <Facts
          facts={[
            { name: '店名', value: shop.name },
            { name: '地址', value: shop.address },
            { name: '电话', value: shop.phone || '还没有写' },
            { name: '营业时间', value: `${shop.opens}–${shop.closes}` },
          ]}
        />
      </Card>
      <Text size="sm" tone="ink2" center>
        要改请找店主
      </Text>
    </Stack>
  </StaffScreen>
)
