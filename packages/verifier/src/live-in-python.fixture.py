"""Draws the series and the shoe of `live-in-python.fixture.json` by the published rules, with nothing but Python.

Run with Python 3: python3 live-in-python.fixture.py > live-in-python.fixture.json

Bytes: HMAC-SHA-256 under the text of the server seed of "<client seed>:<nonce>:<block>". A number below n takes as many
bits as n - 1 has, eight from each byte and what is left from the lowest bits of the last, and is drawn again if it is too
large. Of a series outcome number n has the nonce n.
"""

import hashlib
import hmac
import itertools
import json
from fractions import Fraction


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def numbers(server_seed, client_seed, nonce):
    """A function that draws a number below its argument."""

    def stream():
        block = 0
        while True:
            text = f"{client_seed}:{nonce}:{block}".encode()
            yield from hmac.new(server_seed.encode(), text, hashlib.sha256).digest()
            block += 1

    source = stream()

    def below(bound):
        bits = (bound - 1).bit_length()
        while True:
            value, left = 0, bits
            while left > 0:
                take = min(left, 8)
                value = (value << take) | (next(source) & ((1 << take) - 1))
                left -= take
            if value < bound:
                return value

    return below


# Roulette: spots with the numbers they cover.
RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}
ROULETTE = {
    "straight-0": {0},
    "straight-17": {17},
    "split-0-2": {0, 2},
    "split-17-20": {17, 20},
    "street-0-1-2": {0, 1, 2},
    "street-22-23-24": {22, 23, 24},
    "corner-0-1-2-3": {0, 1, 2, 3},
    "corner-25-26-28-29": {25, 26, 28, 29},
    "line-13-14-15-16-17-18": set(range(13, 19)),
    "dozen-1": set(range(1, 13)),
    "dozen-3": set(range(25, 37)),
    "column-1": set(range(1, 37, 3)),
    "column-3": set(range(3, 37, 3)),
    "red": RED,
    "black": set(range(1, 37)) - RED,
    "odd": set(range(1, 37, 2)),
    "even": set(range(2, 37, 2)),
    "low": set(range(1, 19)),
    "high": set(range(19, 37)),
}


def roulette(below):
    return below(37)


def roulette_return(spot, number):
    return Fraction(36, len(ROULETTE[spot])) if number in ROULETTE[spot] else 0


def dice(below):
    return [1 + below(6) for _ in range(3)]


SIC_BO = (
    ["big", "small", "odd", "even", "any-triple"]
    + [f"total-{total}" for total in range(4, 18)]
    + [f"single-{face}" for face in range(1, 7)]
    + ["double-2", "double-5", "triple-3", "pair-1-6", "pair-3-4"]
)
TOTALS = dict(zip(range(4, 18), [60, 30, 17, 12, 8, 6, 6, 6, 6, 8, 12, 17, 30, 60]))


def faces_return(spot, thrown, pair_odds, three_odds):
    kind, *faces = spot.split("-")
    faces = [int(face) for face in faces]
    if kind == "pair":
        return 1 + pair_odds if set(faces) <= set(thrown) else 0
    return [0, 2, 3, 1 + three_odds][thrown.count(faces[0])]


def sic_bo_return(spot, thrown):
    total, triple = sum(thrown), len(set(thrown)) == 1
    kind = spot.split("-")[0]
    if spot in ("big", "small", "odd", "even"):
        won = {"big": total >= 11, "small": total <= 10, "odd": total % 2 == 1, "even": total % 2 == 0}[spot]
        return 2 if won and not triple else 0
    if spot == "any-triple":
        return 31 if triple else 0
    if kind == "total":
        asked = int(spot.split("-")[1])
        return 1 + TOTALS[asked] if total == asked else 0
    if kind == "double":
        return 12 if thrown.count(int(spot[-1])) >= 2 else 0
    if kind == "triple":
        return 181 if thrown.count(int(spot[-1])) == 3 else 0
    return faces_return(spot, thrown, 6, 12)


THAI_HILO = ["low", "11-hilo", "high", "single-1", "single-6", "pair-2-5", "pair-1-4"]


def thai_hilo_return(spot, thrown):
    total = sum(thrown)
    if spot == "low":
        return Fraction("1.95") if total <= 10 else 0
    if spot == "high":
        return Fraction("2.55") if total >= 12 else 0
    if spot == "11-hilo":
        return 7 if total == 11 else 0
    return faces_return(spot, thrown, 5, 3)


PICTURES = ["fish", "prawn", "gourd", "tiger", "crab", "rooster"]
GOURD = [f"single-{picture}" for picture in PICTURES] + ["pair-fish-crab", "pair-gourd-tiger"]


def pictures(below):
    return [PICTURES[face - 1] for face in dice(below)]


def gourd_return(spot, thrown):
    _, *wanted = spot.split("-")
    if len(wanted) == 2:
        return 6 if set(wanted) <= set(thrown) else 0
    return [0, 2, 3, 4][thrown.count(wanted[0])]


FAN_TAN = ["fan-1", "fan-4", "nim-1-over-2", "nim-4-over-3", "kwok-1-3", "kwok-2-4", "sheh-sam-hong-1-3-4"]


def beads(below):
    return 41 + below(40)


def fan_tan_return(spot, count):
    rest = count % 4 or 4
    kind, *numbers_of = spot.replace("sheh-sam-hong", "ssh").replace("-over", "").split("-")
    numbers_of = [int(number) for number in numbers_of]
    if kind == "nim":
        return {numbers_of[0]: Fraction("2.9"), numbers_of[1]: 1}.get(rest, 0)
    odds = {"fan": "2.85", "kwok": "0.95", "ssh": "0.3167"}[kind]
    return 1 + Fraction(odds) if rest in numbers_of else 0


SEDIE = ["even", "odd", "four-white", "three-white-one-red", "two-two", "three-red-one-white", "four-red"]


def coins(below):
    return "".join("wr"[below(2)] for _ in range(4))


def sedie_return(spot, tossed):
    reds = tossed.count("r")
    if spot in ("even", "odd"):
        return Fraction("1.96") if reds % 2 == (spot == "odd") else 0
    wanted, returned = {
        "four-white": (0, 15),
        "three-white-one-red": (1, Fraction("3.8")),
        "two-two": (2, Fraction("2.5")),
        "three-red-one-white": (3, Fraction("3.8")),
        "four-red": (4, 15),
    }[spot]
    return returned if reds == wanted else 0


# French roulette: what covers 18 numbers loses half with zero.
def french_return(spot, number):
    if number == 0 and len(ROULETTE[spot]) == 18:
        return Fraction(1, 2)
    return roulette_return(spot, number)


# Double ball roulette: half of a bet inside lies on each ball, bets outside need both.
TWO_BALLS = list(ROULETTE) + ["same-number"] + [f"both-{number}" for number in range(37)]


def two_balls(below):
    return [below(37), below(37)]


def two_balls_return(spot, balls):
    if spot == "same-number":
        return 36 if balls[0] == balls[1] else 0
    if spot.startswith("both-"):
        return 1301 if balls == [int(spot[5:])] * 2 else 0
    covered = ROULETTE[spot]
    caught = sum(ball in covered for ball in balls)
    if len(covered) in (12, 18):
        return {12: 9, 18: 4}[len(covered)] if caught == 2 else 0
    return Fraction(36, len(covered)) * caught / 2


# Wheels of segments, as they are published: clockwise, runs of one face by their number.
RAMWONG = (
    "cymbals 2drum cymbals drum flower cymbals 2drum lantern cymbals drum cymbals garland encore flower 2drum cymbals "
    "drum cymbals 2drum flower cymbals drum cymbals moon lantern 2drum cymbals drum flower cymbals 2drum cymbals drum "
    "cymbals encore garland flower 2drum cymbals lantern drum cymbals 2drum flower cymbals drum"
)
GEMS = (
    "topaz 2jade topaz jade chest jade amethyst topaz sapphire 2jade topaz ruby 2jade topaz chest 2jade topaz amethyst "
    "2jade topaz 2jade diamond sapphire chest topaz 2jade topaz jade amethyst jade topaz jade chest jade ruby topaz "
    "2jade topaz sapphire 2jade amethyst topaz chest 2jade"
)
ENVELOPES = (
    "2red orange green purple 2red orange red green orange purple gold 2red orange green 2red orange purple red green orange"
)
RAMWONG_ODDS = {"drum": 1, "cymbals": 2, "flower": 7, "lantern": 15, "garland": 23, "moon": 46}
GEM_ODDS = {"jade": 1, "topaz": 3, "amethyst": 12, "sapphire": 16, "ruby": 25, "diamond": 50}
CHEST = [5, 8, 5, 12, 6, 10, 8, 20]
PRIZES = {
    "red": [1] * 7 + [2] * 3,
    "orange": [2] * 3 + [3] * 2 + [5],
    "green": [3, 4, 4, 8],
    "purple": [5, 5, 10],
    "gold": [15, 15, 18, 40],
}


def unrolled(text):
    """The faces of a wheel one by one."""
    return [word.lstrip("2") for word in text.split() for _ in range(2 if word[0] == "2" else 1)]


def ramwong(below):
    faces = unrolled(RAMWONG)
    segment = below(54)
    if faces[segment] != "encore":
        return [segment, "-", "-"]
    multiplier = [2, 2, 3][below(3)]
    return [segment, multiplier, [at for at, face in enumerate(faces) if face != "encore"][below(52)]]


def ramwong_return(spot, stop):
    segment, multiplier, following = stop
    faces = unrolled(RAMWONG)
    if following == "-":
        return 1 + RAMWONG_ODDS[spot] if faces[segment] == spot else 0
    return 1 + multiplier * RAMWONG_ODDS[spot] if faces[following] == spot else 0


def gems(below):
    segment = below(54)
    return [segment, CHEST[below(8)] if unrolled(GEMS)[segment] == "chest" else "-", "-"]


def gems_return(spot, stop):
    if unrolled(GEMS)[stop[0]] != spot:
        return 0
    return 1 + (stop[1] if spot == "chest" else GEM_ODDS[spot])


def envelopes(below):
    segment = below(24)
    prizes = PRIZES[unrolled(ENVELOPES)[segment]]
    return [segment, prizes[below(len(prizes))], "-"]


def envelopes_return(spot, stop):
    return 1 + stop[1] if unrolled(ENVELOPES)[stop[0]] == spot else 0


# Games of cards from one pack that is shuffled for each coup.
RANKS = "A23456789TJQK"


def pack_of(below, packs=1):
    """A function that deals the next card of 2c 2d 2h 2s 3c ... As; the card at the end closes the gap of the one dealt."""
    cards = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"] * packs

    def deal():
        place = below(len(cards))
        card, cards[place] = cards[place], cards[-1]
        cards.pop()
        return card

    return deal


def counts(cards):
    """What cards count: pictures and tens 10, an ace 1."""
    return [min(RANKS.index(card[0]) + 1, 10) for card in cards]


# Pok Deng: four hands and the bank, which is written last.
def pok_points(cards):
    return sum(counts(cards)) % 10


def pok_deng(below):
    deal = pack_of(below)
    hands = [[] for _ in range(5)]
    for _ in range(2):
        for hand in hands:
            hand.append(deal())
    if pok_points(hands[4]) < 8:
        for hand in hands:
            if pok_points(hand) < 5:
                hand.append(deal())
    return ["-".join(hand) for hand in hands]


RUNS = [set(("A23456789TJQKA")[at : at + 3]) for at in range(12)]


def pok_worth(cards):
    """Of two worths the greater wins; and how many times it multiplies."""
    ranks, suited, points = {card[0] for card in cards}, len({card[1] for card in cards}) == 1, pok_points(cards)
    if len(cards) == 2:
        return (5 if points >= 8 else 0, points), 2 if suited or len(ranks) == 1 else 1
    if len(ranks) == 1:
        return (4, 0), 5
    if ranks in RUNS:
        return ((3, 0), 5) if suited else ((2, 0), 3)
    if ranks <= set("JQK"):
        return (1, 0), 3
    return (0, points), 3 if suited else 1


def units_return(own, bank):
    """A bet of five units of which the winner's multiple is won, less five per cent, or lost."""
    if own[0] == bank[0]:
        return 1
    return 1 + own[1] * Fraction("0.19") if own[0] > bank[0] else 1 - Fraction(bank[1], 5)


def even_return(own, bank):
    if own[0] == bank[0]:
        return 1
    return Fraction("1.95") if own[0] > bank[0] else 0


def hand_of(spot, outcome):
    hand, kind = spot[5:].split("-", 1)
    return kind, outcome[int(hand) - 1].split("-"), outcome[-1].split("-")


POK_DENG = [f"hand-{hand}-{kind}" for hand in (1, 2, 3, 4) for kind in ("deng", "equal", "tie", "pair")] + ["bank-pok"]


def pok_deng_return(spot, outcome):
    if spot == "bank-pok":
        bank = outcome[-1].split("-")
        return 5 if len(bank) == 2 and pok_points(bank) >= 8 else 0
    kind, hand, bank = hand_of(spot, outcome)
    if kind == "pair":
        return 16 if hand[0][0] == hand[1][0] else 0
    own, other = pok_worth(hand), pok_worth(bank)
    if kind == "tie":
        return 10 if own[0] == other[0] else 0
    return units_return(own, other) if kind == "deng" else even_return(own, other)


# Bull Bull: three hands and the bank, which is written last.
def bull_bull(below):
    deal = pack_of(below)
    hands = [[] for _ in range(4)]
    for _ in range(5):
        for hand in hands:
            hand.append(deal())
    return ["-".join(hand) for hand in hands]


def bull_of(cards):
    """11 for five pictures, 10 for a bull bull, down to 1; 0 without a bull."""
    if all(card[0] in "JQK" for card in cards):
        return 11
    values = counts(cards)
    for three in itertools.combinations(range(5), 3):
        if sum(values[at] for at in three) % 10 == 0:
            return sum(values[at] for at in range(5) if at not in three) % 10 or 10
    return 0


def bull_worth(cards):
    bull = bull_of(cards)
    highest = max((RANKS.index(card[0]), "cdhs".index(card[1])) for card in cards)
    return (bull, highest), {7: 2, 8: 2, 9: 3, 10: 4, 11: 5}.get(bull, 1)


BULL_BULL = [f"hand-{hand}-{kind}" for hand in (1, 2, 3) for kind in ("double", "equal", "bull-bull")]


def bull_bull_return(spot, outcome):
    kind, hand, bank = hand_of(spot, outcome)
    if kind == "bull-bull":
        return 13 if bull_of(hand) >= 10 else 0
    own, other = bull_worth(hand), bull_worth(bank)
    return units_return(own, other) if kind == "double" else even_return(own, other)


# Andar Bahar: the joker, then cards to Andar and Bahar in turn until one has its rank.
def andar_bahar(below):
    deal = pack_of(below)
    cards = [deal(), deal()]
    while cards[-1][0] != cards[0][0]:
        cards.append(deal())
    return cards


ANDAR_RANGES = {5: "2.5", 10: "3.5", 15: "4.5", 25: "3.5", 30: "14", 35: "24", 40: "49", 49: "119"}
ANDAR_BAHAR = ["andar", "bahar"] + [
    f"cards-{first + 1}-{last}" for first, last in zip([0, *ANDAR_RANGES], ANDAR_RANGES)
]


def andar_bahar_return(spot, cards):
    dealt = len(cards) - 1
    if spot == "andar":
        return Fraction("1.9") if dealt % 2 == 1 else 0
    if spot == "bahar":
        return 2 if dealt % 2 == 0 else 0
    _, first, last = spot.split("-")
    return 1 + Fraction(ANDAR_RANGES[int(last)]) if int(first) <= dealt <= int(last) else 0


GAMES = {
    "roulette": (roulette, list(ROULETTE), roulette_return),
    "sic-bo": (dice, SIC_BO, sic_bo_return),
    "thai-hilo": (dice, THAI_HILO, thai_hilo_return),
    "gourd-crab-fish": (pictures, GOURD, gourd_return),
    "fan-tan": (beads, FAN_TAN, fan_tan_return),
    "sedie": (coins, SEDIE, sedie_return),
    "french-roulette": (roulette, list(ROULETTE), french_return),
    "double-ball-roulette": (two_balls, TWO_BALLS, two_balls_return),
    "ramwong-wheel": (ramwong, list(RAMWONG_ODDS), ramwong_return),
    "gem-wheel": (gems, [*GEM_ODDS, "chest"], gems_return),
    "red-envelopes": (envelopes, list(PRIZES), envelopes_return),
    "pok-deng": (pok_deng, POK_DENG, pok_deng_return),
    "bull-bull": (bull_bull, BULL_BULL, bull_bull_return),
    "andar-bahar": (andar_bahar, ANDAR_BAHAR, andar_bahar_return),
}


def stake_and_win(at, returned):
    """An odd stake in units of 0.0001, and its win, a fraction of a unit dropped."""
    stake = 10_000 + 1234 * (at % 7) + at
    win = (Fraction(returned) * stake).__floor__()
    return f"{stake // 10_000}.{stake % 10_000:04d} {win // 10_000}.{win % 10_000:04d}"


def series(game):
    draw, spots, returns = GAMES[game]
    server_seed, client_seed = sha256(f"seed of {game}"), f"public text of {game}"
    outcomes = [draw(numbers(server_seed, client_seed, number)) for number in range(1, 101)]
    bets = []
    for at, outcome in enumerate(outcomes):
        spot = spots[at % len(spots)]
        bets.append(f"{at + 1} {spot} {stake_and_win(at, returns(spot, outcome))}")
    # Where none of these bets won in a rare way, bets on what came make sure that each spot wins where it can.
    for spot in spots:
        hit = next((at for at, outcome in enumerate(outcomes) if returns(spot, outcome) > 0), None)
        if hit is not None:
            bets.append(f"{hit + 1} {spot} {stake_and_win(hit, returns(spot, outcomes[hit]))}")
    return {"game": game, "outcomes": [written(outcome) for outcome in outcomes], "bets": bets}


def written(outcome):
    return " ".join(map(str, outcome)) if isinstance(outcome, list) else str(outcome)


# Dragon tiger.
def card_return(kind, card):
    height = RANKS.index(card[0]) + 1
    if kind in ("red", "black"):
        return Fraction("1.9") if (card[1] in "dh") == (kind == "red") else 0
    if height == 7:
        return 0
    won = {"odd": height % 2 == 1, "even": height % 2 == 0, "big": height > 7, "small": height < 7}[kind]
    return 2 if won else 0


def dragon_tiger_return(spot, dragon, tiger):
    ahead = RANKS.index(dragon[0]) - RANKS.index(tiger[0])
    if spot in ("dragon", "tiger"):
        if ahead == 0:
            return Fraction(1, 2)
        return 2 if (ahead > 0) == (spot == "dragon") else 0
    if spot == "tie":
        return 12 if ahead == 0 else 0
    if spot == "suited-tie":
        return 51 if dragon == tiger else 0
    side, kind = spot.split("-")
    return card_return(kind, dragon if side == "dragon" else tiger)


SPOTS = ["dragon", "tiger", "tie", "suited-tie"] + [
    f"{side}-{kind}" for side in ("dragon", "tiger") for kind in ("odd", "even", "big", "small", "red", "black")
]


def shoe():
    deal = pack_of(numbers(sha256("seed of dragon tiger"), "public text of dragon tiger", 1), packs=8)
    order = [deal() for _ in range(8 * 52)]
    first = order[0]
    burnt = min(RANKS.index(first[0]) + 1, 10)
    coups, at = [], 1 + burnt
    while True:
        dragon, tiger = order[at], order[at + 1]
        ahead = RANKS.index(dragon[0]) - RANKS.index(tiger[0])
        coups.append(f"{dragon} {tiger} {'tie' if ahead == 0 else 'dragon' if ahead > 0 else 'tiger'}")
        # The cut card lies before the last 14: the coup that begins there or behind it is the last.
        if at >= len(order) - 14:
            break
        at += 2
    bets = []
    for number, coup in enumerate(coups):
        dragon, tiger, winner = coup.split(" ")
        for spot in {SPOTS[number % len(SPOTS)]} | ({"dragon", "tie", "suited-tie"} if winner == "tie" else set()):
            bets.append(f"{number + 1} {spot} {stake_and_win(number, dragon_tiger_return(spot, dragon, tiger))}")
    return {"burn": f"{first} {burnt}", "coups": coups, "bets": sorted(bets, key=lambda bet: (int(bet.split()[0]), bet))}


# Cockfights: of number n the result has the nonce n and the card 100 + n.
BIRDS = (
    "thunder gold-spur red-chilli sticky-rice monsoon tuk-tuk coconut black-pepper moonlight mango drum-major lightning "
    "long-boat grandpa papaya night-market fish-sauce rocket silk-shirt temple-fair iron-comb sweet-basil big-brother firefly"
).split()
PLUMAGES = (
    "yellow-white-tail rosewood-black-tail green-black-tail grey-white-tail red-red-tail copper-black-tail "
    "coucal-black-tail barred-white-tail"
).split()


def two_of(below, names):
    left = list(names)
    return [left.pop(below(len(left))) for _ in range(2)]


def form(below, rating):
    """Weight, and fights that were won, drawn and lost."""
    grams, fights = 2600 + 100 * below(13), 4 + below(15)
    ends = ["drawn" if below(10) == 0 else "won" if below(200) < rating else "lost" for _ in range(fights)]
    return [grams, ends.count("won"), ends.count("drawn"), ends.count("lost")]


def fight_card(below):
    """The ratings, the higher one first, and both birds as they are told."""
    ratings = sorted([70 + below(61), 70 + below(61)], reverse=True)
    names, plumages = two_of(below, BIRDS), two_of(below, PLUMAGES)
    birds = ["/".join(map(str, [names[at], plumages[at], *form(below, ratings[at])])) for at in range(2)]
    return ratings, birds


def fight_end(below, ratings):
    chance = below(10_000)
    if chance < 960:
        result = "bdd"
    elif chance < 960 + 98:
        result = "ftd"
    else:
        result = "meron" if below(sum(ratings)) < ratings[0] else "wala"
    return result, "".join("mwe"[below(3)] for _ in range(4))


def decimals(value, digits):
    """A value cut off after so many digits."""
    units = (value * 10**digits).__floor__()
    return f"{units // 10**digits}.{units % 10**digits:0{digits}d}"


def fixed_odds(rating, ratings):
    """To one, from a book of 104 per cent; as Malay odds of two decimals, above one by what is staked to win one."""
    gain = 1 / (Fraction(104, 100) * Fraction(rating, sum(ratings))) - 1
    if gain <= 1:
        return decimals(gain, 2)
    malay = Fraction(-((-100 / gain).__floor__()), 100)
    return decimals(1 / malay, 4)


def money(units):
    return f"{units // 10_000}.{units % 10_000:04d}"


def tote_prices(pools):
    return [decimals(Fraction(95, 100) * sum(pools) / pool, 2) if pool else None for pool in pools]


def fight_return(spot, result, odds, prices):
    """What a bet returns; `odds` to one at fixed odds, `prices` with the stake at a totalisator."""
    if prices and any(price is not None and Fraction(price) <= Fraction("1.07") for price in prices):
        return 1
    if spot in ("bdd", "ftd"):
        return {"bdd": 9, "ftd": 89}[spot] if result == spot else 0
    if result in ("bdd", "ftd"):
        return 1
    side = ["meron", "wala"].index(spot)
    if result != spot:
        return 0
    return Fraction(prices[side]) if prices else 1 + Fraction(odds[side])


def fights(variant):
    server_seed, client_seed = sha256(f"seed of fights at {variant}"), f"public text of fights at {variant}"
    told, bets = [], []
    for number in range(1, 101):
        ratings, birds = fight_card(numbers(server_seed, client_seed, 100 + number))
        result, clashes = fight_end(numbers(server_seed, client_seed, number), ratings)
        if variant == "fixed-odds":
            odds, prices = [fixed_odds(rating, ratings) for rating in ratings], None
            paid_by = odds
        else:
            # Every fifth fight has hardly anything on one side, so that it is cancelled.
            pools = [3_000_001 * (number % 5) + 77_777, 9_000_007 + 11 * number]
            odds, prices = None, tote_prices(pools)
            paid_by = [*map(money, pools), *prices]
        told.append(" ".join([result, clashes, *birds, *paid_by]))
        for at, spot in enumerate(("meron", "wala", "bdd", "ftd")):
            bets.append(f"{number} {spot} {stake_and_win(number + at, fight_return(spot, result, odds, prices))}")
    return {"variant": variant, "fights": told, "bets": bets}


print(
    json.dumps(
        {
            "series": [series(game) for game in GAMES],
            "shoe": shoe(),
            "fights": [fights(variant) for variant in ("fixed-odds", "totalisator")],
        },
        indent=2,
    )
)
