-- The lotteries that the Studio announced are the platform's own now. Their rows, and so the numbers by which favourites
-- and choices of operators name them, go on under the vendors of the house.
with own_lottery as (
  select vendor, unnest(codes) as code from (values
    ('LOTT', '{minute-five-digits,five-minute-digits,chongqing-digits,xinjiang-digits,guangdong-eleven,shandong-eleven,
      rapid-eleven,jiangsu-three-dice,rapid-three-dice,racing-ten,longboat-ten,derby-ten,daily-three,daily-five,
      six-ball-draw,zodiac-six-ball,sum-of-three,lucky-twenty-eight}'::text[]),
    ('ELOTT', '{zodiac-twelve}'),
    ('TCG_SEA', '{thai-government,thai-three-straight,thai-last-two,thai-running-digit,yeekee-five,yeekee-fifteen,
      yeekee-midnight,yeekee-high,stocks-thai-morning,stocks-thai-close,stocks-japan,stocks-china,stocks-america,
      lao-draw,lao-champa,lao-evening,hanoi-draw,hanoi-special,hanoi-high,malay-four-digits,penang-draw}'),
    ('TCG_LOTTO_VN', '{vietnam-north,vietnam-central,vietnam-south,vietnam-two-minute,saigon-draw,da-nang-draw}')
  ) as known (vendor, codes)
), moved as (
  update catalogue.game as game
     set vendor = own_lottery.vendor, edition = (select number + 1 from catalogue.edition)
    from own_lottery
   where game.vendor = 'STUDIO' and game.code = own_lottery.code
  returning 1
)
update catalogue.edition set number = number + 1 where exists (select from moved);

-- What a brand chose for a label goes for the new labels that some of its lotteries stand under now.
insert into catalogue.vassalage_choice
  (brand, game_type, vassalage, hidden, hot, place, classification, minimum_stake, maximum_stake)
select brand, game_type, new, hidden, hot, place, classification, minimum_stake, maximum_stake
  from catalogue.vassalage_choice
  join (values ('LOTTO_SIAM', 'NAKSAT'), ('MEKONG_LOTTO', 'VIET_LOTTO')) as split (old, new) on vassalage = old
 where game_type = 'ELOTT';
