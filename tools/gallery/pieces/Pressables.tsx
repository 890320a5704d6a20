import { View } from '@tarojs/components'
import { Badge } from '@/ui/badge/Badge'
import { Button } from '@/ui/button/Button'
import { FullPhoneButton } from '@/ui/button/FullPhoneButton'
import { FullShareButton } from '@/ui/button/FullShareButton'
import { IconWay, IconWays } from '@/ui/way/IconWay'
import { IconButton } from '@/ui/button/IconButton'
import { Cell, CellContent, cellLook } from '@/ui/cell/Cell'
import { nothing } from '../nothing'
import { Piece, Row } from '../Piece'

/** What is pressed. */
export function Pressables() {
  return (
    <>
      <Piece name="按钮 Button">
        <Button shape="full" onPress={nothing}>
          换这件
        </Button>
        <Row>
          <Button kind="soft" onPress={nothing}>
            次要
          </Button>
          <Button kind="outline" icon="phone" onPress={nothing}>
            打给村医
          </Button>
          <Button kind="danger" onPress={nothing}>
            注销
          </Button>
          <Button kind="text" onPress={nothing}>
            继续逛
          </Button>
          <Button kind="gold" onPress={nothing}>
            抽一次
          </Button>
        </Row>
        <Row>
          <Button disabled onPress={nothing}>
            积分不足
          </Button>
          <Button busy onPress={nothing}>
            提交中
          </Button>
        </Row>
        <Row>
          <Button shape="pill" onPress={nothing}>
            签到 +10
          </Button>
          <Button shape="pill" kind="soft" onPress={nothing}>
            去看
          </Button>
          <Button shape="pill" kind="outline" icon="filter" onPress={nothing}>
            筛选
          </Button>
          <Button shape="pill" disabled onPress={nothing}>
            已抢光
          </Button>
        </Row>
      </Piece>
      <Piece name="带图标的去处 IconWay">
        <IconWays>
          <IconWay icon="alert" name="预警" waiting={12} onPress={nothing} />
          <IconWay icon="truck" name="补货单" onPress={nothing} />
          <IconWay icon="doc" name="机器合约" waiting={1} onPress={nothing} />
        </IconWays>
      </Piece>
      <Piece name="分享 FullShareButton">
        <FullShareButton>发给邻居</FullShareButton>
      </Piece>
      <Piece name="手机号 FullPhoneButton">
        <FullPhoneButton onAnswer={nothing}>微信一键登录</FullPhoneButton>
      </Piece>
      <Piece name="图标按钮 IconButton · 角标 Badge">
        <Row>
          <IconButton icon="search" label="搜索" onPress={nothing} />
          <IconButton icon="gear" label="设置" tone="brand" onPress={nothing} />
          <Badge count={3} label="条未读">
            <IconButton icon="bell" label="消息" onPress={nothing} />
          </Badge>
          <Badge count={120} label="条未读">
            <IconButton icon="headset" label="客服" onPress={nothing} />
          </Badge>
        </Row>
      </Piece>
      <Piece name="单元格 Cell" bare>
        <Cell icon="pin" title="收货地址" value="文三路 138 号东苑" onPress={nothing} />
        <Cell icon="wallet" title="我的积分" value="12,480" onPress={nothing} />
        <Cell title="编号" value="7F3A" />
        <Cell icon="phone" title="戴草帽的邻居 · 出一块放机器的地方" value="136****0233" />
      </Piece>
      <Piece name="平台按钮里的单元格 CellContent" bare>
        <View className={cellLook}>
          <CellContent icon="wechat" title="微信客服" value="在线聊" leads />
        </View>
      </Piece>
    </>
  )
}
