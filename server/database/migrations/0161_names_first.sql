-- What is called as somebody searches comes before what only says so somewhere.
update goods_words set weight = found.weight + 1000000000
from exchange_goods found
where found.goods_id = goods_words.goods_id
  and goods_words.weight = found.weight
  and position(goods_words.word in lower(found.title)) > 0;
