/**
 * Draws of the Thai government as they were published: the first prize, two front numbers, two back numbers, the last
 * two, and the two numbers beside the first prize. Facts of the draws as collected in `lottonumbers/` of
 * github.com/vicha-w/thai-lotto-archive at 1fb29e03c8d03d5ca20917f689669d08b73234e1, which states no licence.
 */
export const GOVERNMENT_DRAWS = [
  { day: '2015-09-01', result: ['021094', '260', '403', '819', '068', '89'], near: ['021093', '021095'] },
  { day: '2015-09-16', result: ['743148', '435', '209', '375', '084', '06'], near: ['743147', '743149'] },
  { day: '2015-10-01', result: ['594825', '175', '918', '440', '799', '07'], near: ['594824', '594826'] },
  { day: '2016-01-17', result: ['304371', '031', '532', '786', '743', '50'], near: ['304370', '304372'] },
  { day: '2016-02-01', result: ['927800', '625', '999', '054', '076', '09'], near: ['927799', '927801'] },
  { day: '2016-05-02', result: ['399459', '238', '403', '671', '046', '02'], near: ['399458', '399460'] },
  { day: '2016-06-16', result: ['073816', '804', '251', '749', '321', '79'], near: ['073815', '073817'] },
  { day: '2016-12-01', result: ['086069', '513', '873', '148', '450', '77'], near: ['086068', '086070'] },
  { day: '2016-12-16', result: ['435286', '596', '366', '716', '199', '35'], near: ['435285', '435287'] },
  { day: '2016-12-30', result: ['377712', '890', '304', '477', '769', '46'], near: ['377711', '377713'] },
]
