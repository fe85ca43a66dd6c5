-- A line of a member's main account that is counted: a bet, what takes one back, or a deposit. `made_version` and `made_at` are of the movement, or of the bet
-- that is taken back: the account's version says which of two came first, also where their moments are the same.
create type foyer.counted_line as (version bigint, amount bigint, kind text, made_version bigint, made_at timestamptz, day text, game text);
