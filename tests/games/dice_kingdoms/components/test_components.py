"""Components and set-up (DK-001..DK-014, DK-R-01..DK-R-06)."""

from __future__ import annotations

import pytest

import duchy
from duchy.core.errors import BadPosition, BadSeats
from duchy.core.events import Event
from duchy.core.record import Record
from duchy.core.stream import Stream, key_from_seed
from games.dice_kingdoms.tables import (
    BOXES,
    CARDS,
    GAME,
    GUILDS,
    LAYOUT,
    alone,
    legal,
    lordship,
    on_table,
    play,
    position,
    road,
    sheets,
    table,
    told,
)


@pytest.mark.rule("DK-001", "DK-072")
def test_the_active_player_rolls_six_dice_once() -> None:
    seen: dict[str, set[int]] = {}
    for seed in range(60):
        state = GAME.new(2, seed)
        (rolled,) = told(play(state, "roll"), "roll")
        assert list(rolled) == ["seat", "first", "second", "yellow", "red", "green", "blue"]
        for die, value in list(rolled.items())[1:]:
            seen.setdefault(die, set()).add(value)
        assert "roll" not in legal(state)
    assert all(faces == {1, 2, 3, 4, 5, 6} for faces in seen.values())
    assert [move.text for move in GAME.moves.all if move.verb == "roll"] == ["roll", "roll black"]


@pytest.mark.rule("DK-002")
def test_each_statue_is_there_once_by_day_and_once_by_night() -> None:
    assert sorted(statue["number"] for statue in CARDS["statues"].values()) == list(range(1, 15))
    for number in range(1, 15):
        state = table(river=[f"{number} day", f"{number} night"])
        assert on_table(state)["deck"] == {"day": 13, "night": 13}
        with pytest.raises(BadPosition, match="in another place already"):
            table(river=[f"{number} day", f"{number} day"])


@pytest.mark.rule("DK-003", "DK-R-06")
def test_ten_events_stay_out_of_a_game_of_several() -> None:
    assert len(CARDS["events"]) == 10
    doubles = 0
    for seed in range(6):
        state = GAME.new(2, seed)
        record = Record.of(state)
        chance = Stream(key_from_seed(seed))
        while not state.over:
            seat = state.deciders[0]
            moves = state.legal(seat)
            move = moves[chance.below(len(moves))]
            state.play(seat, move)
            record.moves.append((seat, move))
        heard: list[Event] = []
        record.replay(listener=heard.append)
        assert not {"event", "struck"} & {event.name for event in heard}
        doubles += sum(dice["first"] == dice["second"] for dice in told(heard, "roll"))
        assert "solo" not in on_table(state)
    assert doubles > 10


@pytest.mark.rule("DK-R-06")
def test_the_solo_game_works_with_a_deck_of_stubs() -> None:
    game = duchy.game("dice-kingdoms", {"events": {id: {"does": []} for id in CARDS["events"]}})
    state = game.new(1, 5)
    chance = Stream(key_from_seed(5))
    while not state.over:
        moves = state.legal(0)
        state.play(0, moves[chance.below(len(moves))])
    assert on_table(state)["solo"]["boats"] > 0
    assert on_table(state)["solo"]["struck"] == {"boxes": {}, "roads": {}, "domains": [], "lairs": []}


@pytest.mark.rule("DK-004", "DK-R-35")
def test_the_first_player_opens_every_round_and_stays_the_same() -> None:
    state = table(at="end-turn", active=1, first=1, seats=3, turn=3)
    opened = []
    for _ in range(3):
        view = on_table(state)
        opened.append((view["round"], view["active"], view["first"]))
        state = table(at="end-turn", active=view["active"], first=1, seats=3, turn=state.turn)
    assert opened == [(2, 2, 1), (2, 0, 1), (2, 1, 1)]


@pytest.mark.rule("DK-005")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_has_one_castle_sheet_and_one_forest_sheet(seats: int) -> None:
    lordships = on_table(GAME.new(seats, 1))["lordships"]
    assert len(lordships) == seats
    for own in lordships:
        assert list(own["citizens"]) == ["1", "2", "3", "4", "5", "6", "7", "8", "9/10", "11/12"]
        assert list(own["tracks"]) == list(GUILDS)
        assert {"treasury", "wall_walk", "lairs", "roads", "domains"} <= set(own)


@pytest.mark.rule("DK-006")
def test_the_place_of_the_sheets_and_the_name_of_a_castle_do_nothing() -> None:
    names = list(CARDS["sheets"])
    assert names.index("castle") < names.index("forest")
    assert not [move.text for move in GAME.moves.all if "castle" in move.text or "name" in move.text]
    assert not [option.name for option in GAME.options if "castle" in option.name]


@pytest.mark.rule("DK-007", "DK-009")
def test_six_day_cards_are_turned_up_and_twenty_two_are_left() -> None:
    turned = set()
    for seed in range(40):
        view = on_table(GAME.new(2, seed))
        assert len(view["river"]) == 6
        assert not any(card["night"] for card in view["river"])
        assert view["deck"] == {"day": 8, "night": 14}
        turned.add(tuple(card["number"] for card in view["river"]))
    assert len(turned) > 30
    assert {number for river in turned for number in river} == set(range(1, 15))


@pytest.mark.rule("DK-008", "DK-007")
def test_no_night_card_comes_before_the_last_day_card() -> None:
    nights = set()
    for seed in range(30):
        owned = [lordship(statues=[1, 2, 3, 4]), lordship(statues=[5, 6, 7])]
        state = table(lordship(treasury=5), *owned, seats=3, river=[8, 9, 10, 11, 12, 13], red=4, seed=seed)
        assert on_table(state)["deck"] == {"day": 1, "night": 14}
        play(state, "fight lair_1 1", "statue 8")
        assert [card["number"] for card in on_table(state)["river"]] == [9, 10, 11, 12, 13, 14]
        state = table(
            lordship(treasury=5), *owned, seats=3, river=[8, 9, 10, 11, 12, 13, 14][1:], red=4, seed=seed
        )
        # The 8 is the last Day card of the deck: it comes next, whatever the stream says.
        play(state, "fight lair_1 1", "statue 9")
        assert 8 in [card["number"] for card in on_table(state)["river"]]
        state = table(
            lordship(treasury=5),
            owned[0],
            lordship(statues=[5, 6, 7, 8]),
            seats=3,
            river=[9, 10, 11, 12, 13, 14],
            red=4,
            seed=seed,
        )
        play(state, "fight lair_1 1", "statue 9")
        (night,) = [card["number"] for card in on_table(state)["river"] if card["night"]]
        nights.add(night)
    assert len(nights) > 5


@pytest.mark.rule("DK-010")
def test_the_first_player_is_drawn_and_receives_the_dice() -> None:
    firsts = set()
    for seed in range(40):
        state = GAME.new(4, seed)
        firsts.add(on_table(state)["first"])
        assert state.deciders == (on_table(state)["first"],)
        assert legal(state) == ["roll"]
    assert firsts == {0, 1, 2, 3}


@pytest.mark.rule("DK-011", "DK-012", "DK-013")
@pytest.mark.parametrize("seats", [1, 3])
def test_only_the_six_round_boxes_start_checked(seats: int) -> None:
    state = GAME.new(seats, 2)
    for seat in range(seats):
        own = sheets(state, seat)
        assert own["citizens"] == {"5": 1, "6": 1}
        assert set(own["tracks"].values()) == {0}
        assert (own["treasury"], own["wall_walk"], own["roads"], own["domains"]) == (0, 0, {}, [])
        assert not any(sum(blocks) for blocks in own["lairs"].values())
        assert (own["circled"], own["statues"]) == ({}, [])
    layout = LAYOUT
    assert len(layout["starts"]) == 4
    next_to_starts = sorted(box["id"] for box in layout["boxes"] if box.get("starts"))
    assert sorted(on_table(state)["lordships"][0]["next_to_roads"]) == next_to_starts


@pytest.mark.rule("DK-014")
def test_boxes_checked_from_the_start_count_as_checked() -> None:
    state = table(at="harvest", black=(5, 1))
    assert sheets(state)["tracks"] == {"holy": 0, "worker": 1, "shadow": 0, "soldier": 1}
    assert "build r01.1" in legal(table())
    assert table(lordship(statues=[10])).scores()[0].parts["statues"] == 2
    assert table(lordship(statues=[11])).scores()[0].parts["statues"] == 2


@pytest.mark.rule("DK-R-05")
def test_one_to_four_play() -> None:
    assert (GAME.min_seats, GAME.max_seats) == (1, 4)
    for seats in (0, 5):
        with pytest.raises(BadSeats):
            GAME.new(seats)


@pytest.mark.rule("DK-R-01")
def test_the_data_has_the_counts_of_the_rules() -> None:
    boxes = list(BOXES.values())
    assert len([box for box in boxes if box["section"].startswith("citizen")]) == 20
    for guild in GUILDS:
        assert len([box for box in boxes if box["section"] == guild]) == 24
    assert (len(CARDS["domains"]), len(CARDS["starts"]), len(CARDS["bridges"])) == (13, 4, 6)
    assert len(CARDS["lairs"]) == 4
    assert {len(lair["blocks"]) for lair in CARDS["lairs"].values()} == {2, 3}
    assert {box["section"] for box in boxes if box["reward"] == "pedestal"} == {"treasury"}
    assert len(CARDS["solo"]["trees"]["places"]) == 20
    assert len(CARDS["solo"]["boats"]["places"]) == 6
    levi = CARDS["lairs"]["lair_1"]
    assert (levi["first"], levi["later"], levi["blocks"][1]["boxes"][1]) == (5, 3, "gold")
    by_id = {box["id"]: box for box in boxes}
    assert by_id["r01.1"]["starts"] == ["s1"]
    assert by_id["r01.2"]["touches"] == ["yellow_step"]
    assert "r01.2" in by_id["r01.1"]["next_to"]


@pytest.mark.rule("DK-R-01")
def test_every_box_has_a_kind_an_order_and_a_place() -> None:
    boxes = list(BOXES.values())
    assert len({box["id"] for box in boxes}) == len(boxes)
    for box in boxes:
        width, height = CARDS["sheets"][box["sheet"]]["size"]
        assert 0 < box["x"] < width
        assert 0 < box["y"] < height
        assert box["order"] >= 1
        assert box["source"] == "reconstructed"
    assert len({(box["sheet"], box["x"], box["y"]) for box in boxes}) == len(boxes)


def test_the_view_says_what_is_reconstructed() -> None:
    marked = on_table(alone())["reconstructed"]
    assert {"citizens", "tracks", "roads", "events"} <= set(marked)
    assert "statues" not in marked


def test_positions_go_round() -> None:
    written = table(lordship({"4": 2}, tracks={"holy": 5}, roads=road(r01=2), statues=[3])).dump()
    assert GAME.load(written).dump() == written
    assert position()["seats"] == 2
