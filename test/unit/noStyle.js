// style sheets mean nothing where nothing is painted
module.exports = {}
